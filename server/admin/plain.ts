/**
 * Words that strangers have written are shown in a terminal, which obeys escape sequences, and to eyes, which obey
 * marks that turn the direction of writing. Everything that is printed goes through here.
 */

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Invisible marks; the two joiners belong to how Indic scripts are written. */
const MARKS = /(?![\u200C\u200D])\p{Cf}/gu

/** A text on one line that a terminal shows and does not obey. */
export const plain = (text: string): string => text.toWellFormed().replaceAll(BREAKS, ' ').replaceAll(MARKS, '')

/** The same value with every text in it plain. */
export const plainly = <T>(value: T): T => {
  // Texts become texts, so the type stays.
  if (typeof value === 'string') return plain(value) as T
  if (Array.isArray(value)) return value.map((inner: unknown) => plainly(inner)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [plain(name), plainly(inner)])) as T
}

/** Beside what JSON escapes itself: C1 controls and the marks above, which a terminal would obey all the same. */
const UNSAFE = /[\u007F-\u009F]|[\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu

const escaped = (text: string): string =>
  [...Array(text.length).keys()].map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

/** JSON of the very value, in which everything that a terminal might obey is escaped. */
export const plainJson = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll(UNSAFE, escaped)
