/** Numbers as people type and paste them. */

/** Those of nine Indian scripts stand in Unicode as those of Devanagari do, from 6 to 15 in a row; others from 0 to 9. */
const INDIAN = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g
const OTHER = /[٠-٩۰-۹０-９]/g

/** ४११ as 411. */
export const latinDigits = (text: string): string =>
  text
    .replace(INDIAN, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(OTHER, (digit) => String(digit.charCodeAt(0) & 15))

/** Marks of direction, joiners, byte order marks and fillers, which messages and address books leave in what is copied. */
const INVISIBLE = /(?![\t-\r])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** For numbers and addresses alone: words of Indian scripts need their joiners. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')
/** Whether nothing of a text is seen. */
export const isBlank = (text: string): boolean => withoutInvisible(text).trim() === ''

/** A number whose parts somebody has set apart: `411 001`, `(022) 24-10`. Whatever else stands in it stays, to be refused. */
export const joinedDigits = (typed: string): string =>
  latinDigits(withoutInvisible(typed)).replace(/[\s.,'’()[\]\p{Dash_Punctuation}−]/gu, '')
