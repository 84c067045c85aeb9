import { hasIndic, toLatin } from './indic.ts'

/** How a search text is read, on the server and on a phone without network alike. */

const WORDS_MAX = 8

/** Ways to write one word of the text; any of them will do. */
export type Spellings = string[]

export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s/]+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX)

/** Each word as it is typed, and in Latin letters when it is not. */
export const written = (words: readonly string[]): Spellings[] =>
  words.map((word) => (hasIndic(word) ? [word, ...toLatin(word)] : [word]))

/** hd2967 → hd 2967, as the shop writes it. Safari before 16.4 knows no pattern that looks back. */
export const apart = (word: string): string[] => word.replaceAll(/\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ').split(' ')

/** Letters that a misspelling changes freely. */
export const MUTE = 'aeiouyh'

/** The sounds that a misspelling keeps: wheet and wheat are both `wt`, pottash and potash both `pts`. */
export const soundsOf = (word: string): string[] => {
  const heard = word.replaceAll(/[aeiouyh]/g, '')
  return [...new Set([heard, heard.replaceAll(/(.)\1+/g, '$1')])].filter(({ length }) => length > 1)
}

/** How alike in letters a known word must be to be looked at. */
export const ALIKE = 0.2
/** What the same sounds add. */
export const SAME_SOUNDS = 0.3
/** How alike in letters and sounds it must be to be meant. */
export const MEANT = 0.36
export const MEANT_MAX = 4
/** A sure likeness needs no company: guesses beside it would only bring in other goods. */
export const SURE = 0.05
