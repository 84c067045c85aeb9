/** The address of such values (`fact-filter.ts`): apart, because only who chooses one loads it. */

/** In one order, so that one list has one address. */
export const writeFactFilter = (wanted: ReadonlyMap<string, string>): string =>
  [...wanted]
    .map((one) => one.join('.'))
    .sort()
    .join('_')
