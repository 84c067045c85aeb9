/**
 * Makes strangers' text safe to print: a terminal interprets escape sequences, and marks that turn the direction of
 * writing deceive its reader. Everything that is printed goes through here.
 */

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
/** Invisible marks; the two joiners belong to how Indic scripts are written. */
const MARKS = /(?![\u200C\u200D])\p{Cf}/gu

/** A text on one line without anything that a terminal interprets. */
export const plainLine = (text: string): string => text.toWellFormed().replaceAll(BREAKS, ' ').replaceAll(MARKS, '')

/** The same value with every string in it made plain. */
export const plainValue = <T>(value: T): T => {
  // Strings become strings, so the type stays.
  if (typeof value === 'string') return plainLine(value) as T
  if (Array.isArray(value)) return value.map((inner: unknown) => plainValue(inner)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [plainLine(name), plainValue(inner)])) as T
}

/** Beyond what JSON escapes itself: C1 controls and the marks above, which a terminal would still interpret. */
const UNSAFE = /[\u007F-\u009F]|[\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu

const escaped = (text: string): string =>
  [...Array(text.length).keys()].map((at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')

/** JSON of the same value, in which everything that a terminal might interpret is escaped. */
export const plainJson = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll(UNSAFE, escaped)
