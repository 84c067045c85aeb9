import type { Widened } from '../../texts/texts.ts'

/**
 * What the desk says. English stands in the `texts.ts` of each noun, other languages in `src/desk/languages`: the file of
 * the reader's one is read before any other module, so what those read at import is in her language too.
 */

/** What a language says in place of English; where it says nothing, English stands. */
export type Said<T> = T extends string | readonly unknown[] | ((...args: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: Said<T[K]> }

/** What the language says of each part of the desk. */
export type Words = Readonly<Record<string, unknown>>

let words: Words = {}

/** To be called before the first `texts.ts` is evaluated. */
export const provideWords = (own: Words): void => {
  words = own
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

const over = (english: object, own: unknown): object => {
  if (!isTree(own)) return english
  const said = new Map<string, unknown>(Object.entries(own))
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      isTree(value) ? over(value, said.get(key)) : (said.get(key) ?? value),
    ]),
  )
}

/** What this part of the desk says in the language being spoken. */
export const spoken = <T extends object>(part: string, english: T): Widened<T> =>
  // Safe: it has the keys of English, and a language's file is checked to say the same kind of text under each.
  over(english, words[part]) as Widened<T>
