import type { Language } from '../../../src/contract/languages.ts'

/** What is compared of texts without knowing their language. */

export const SCRIPTS: Readonly<Record<Exclude<Language, 'en'>, RegExp>> = {
  hi: /\p{Script=Devanagari}/u,
  mr: /\p{Script=Devanagari}/u,
  gu: /\p{Script=Gujarati}/u,
  pa: /\p{Script=Gurmukhi}/u,
  bn: /\p{Script=Bengali}/u,
  te: /\p{Script=Telugu}/u,
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  ml: /\p{Script=Malayalam}/u,
  or: /\p{Script=Oriya}/u,
}

/** Written in Latin letters everywhere. */
export const LATIN = new Set(
  'GST IFSC PDF SMS UPI OTP PIN MRP SKU SDK Facebook Instagram YouTube JPEG PNG WebP WhatsApp Razorpay Google NPK DAP GPS kg g ml kB MB km'.split(
    ' ',
  ),
)

/** The values, numbers and signs of a text. */
export const marksOf = (text: string): string[] => (text.match(/[①-⑥#₹]|\d+/gu) ?? []).toSorted()

/** Words in other letters than those of a script. */
export const wordsBeside = (text: string, script: RegExp): string[] =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => ![...word].every((letter) => script.test(letter) || /\p{M}/u.test(letter)),
  )

export const lettersOf = (text: string): number =>
  [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text)].length
