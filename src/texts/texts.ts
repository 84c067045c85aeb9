import { en } from './en.ts'

export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { [K in keyof T]: Widened<T[K]> }

/** Every language has the same keys; English says what they are. */
export type Texts = Widened<typeof en>

/** The words of the language being spoken: `text.layout.cart`. A live binding, so read it while rendering, not at import. */
export let text: Texts = en
/** BCP 47, for Intl. */
export let locale = 'en-IN'

/** Rendering is synchronous on phone and server, so a language chosen before a render holds until its end. */
export const setTexts = (texts: Texts, inLocale: string): void => {
  text = texts
  locale = inLocale
}
