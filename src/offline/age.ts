/** How old an answer's content is, and whether it is all of it, for screens that show it without network. */

const moments = new WeakMap<object, number>()

/** Notes when the phone got what an answer holds, in ms. */
export const noteMoment = (content: object, at: number): void => void moments.set(content, at)

const parts = new WeakSet()

/** Notes that an answer may hold only a part of the shop's: the worker made it of what the phone knows. */
export const notePart = (answer: object): void => void parts.add(answer)
export const isPart = (answer: object): boolean => parts.has(answer)

/** When the oldest of these came to the phone; nothing when none says so. */
export const oldestOf = (contents: readonly unknown[]): number | undefined => {
  const known = contents.flatMap((content) => {
    const at = typeof content === 'object' && content !== null ? moments.get(content) : undefined
    return at === undefined ? [] : [at]
  })
  return known.length === 0 ? undefined : Math.min(...known)
}
