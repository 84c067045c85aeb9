/** What the parts of a day are called, each from its first hour on. */
type DayParts = readonly (readonly [fromHour: number, name: string])[]

/** "रात 8:48" */
export const clock =
  (parts: DayParts) =>
  (hour: number, minute: string): string => {
    const [, name = ''] = parts.filter(([from]) => from <= hour).pop() ?? []
    return `${name} ${hour % 12 || 12}:${minute}`
  }
