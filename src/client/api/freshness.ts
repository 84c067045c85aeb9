/** How old an answer's content is, and whether it is all of it, for screens that show it without network. */

const moments = new WeakMap<object, number>()

/** Records when an answer's content came to the phone, in ms. */
export const recordFetchedAt = (content: object, at: number): void => void moments.set(content, at)

const parts = new WeakSet()

/** Marks an answer as partial: the worker made it from the offline catalogue. */
export const markPartial = (answer: object): void => void parts.add(answer)
export const isPartial = (answer: object): boolean => parts.has(answer)

/** When the oldest of these came to the phone; nothing when none says so. */
export const oldestOf = (contents: readonly unknown[]): number | undefined => {
  const known = contents.flatMap((content) => {
    const at = typeof content === 'object' && content !== null ? moments.get(content) : undefined
    return at === undefined ? [] : [at]
  })
  return known.length === 0 ? undefined : Math.min(...known)
}
