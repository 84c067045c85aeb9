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
  // Safe: asked for what is no object, the map has nothing.
  const known = contents.flatMap((content) => moments.get(content as object) ?? [])
  return known.length ? Math.min(...known) : undefined
}
