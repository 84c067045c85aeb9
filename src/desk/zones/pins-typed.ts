/** Beginnings of PINs as they are typed: `422, 423`, or `all` for every other PIN. */
export const pinsTyped = (pins: readonly string[]): string => pins.map((prefix) => prefix || 'all').join(', ')
