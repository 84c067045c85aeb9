/** How an address names values of the operator's facts: `3.2_5.80` is value 2 of fact 3, and 80 of fact 5. */

/** What is wanted of each fact, by its id. */
export const readFactFilter = (text = ''): Map<string, string> =>
  new Map(
    text.split('_').flatMap((one): [string, string][] => {
      const at = one.indexOf('.')
      return at < 0 ? [] : [[one.slice(0, at), one.slice(at + 1)]]
    }),
  )
