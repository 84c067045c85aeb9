/**
 * Indic letters to Latin ones, as farmers type them: यूरिया → yuriya. Unicode lays nine scripts out alike, each in its
 * own block of 128, so one table by position serves Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu,
 * Kannada and Malayalam.
 */

const FIRST = 0x0900
const LAST = 0x0d7f
const BLOCK = 0x80
const VIRAMA = 0x4d

const VOWELS = 'a aa i ee u oo ri li e e e ai o o o au'.split(' ')
const FIRST_VOWEL = 0x05
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const FIRST_CONSONANT = 0x15
const SIGNS = 'a i ee u oo ri ri e e e ai o o o au'.split(' ')
const FIRST_SIGN = 0x3e
const OTHERS: Record<number, string> = { 0x01: 'n', 0x02: 'n', 0x03: 'h', 0x5c: 'r', 0x5e: 'f', 0x5b: 'z', 0x70: 'n' }
const DIGIT_ZERO = 0x66

const isConsonant = (at: number): boolean => CONSONANTS[at - FIRST_CONSONANT] !== undefined
const isSign = (at: number): boolean => SIGNS[at - FIRST_SIGN] !== undefined

const place = (letter: string): number => {
  const code = letter.codePointAt(0) ?? 0
  return code >= FIRST && code <= LAST ? (code - FIRST) % BLOCK : -1
}

const latinOf = (at: number): string =>
  VOWELS[at - FIRST_VOWEL] ??
  CONSONANTS[at - FIRST_CONSONANT] ??
  SIGNS[at - FIRST_SIGN] ??
  OTHERS[at] ??
  (at >= DIGIT_ZERO && at < DIGIT_ZERO + 10 ? String(at - DIGIT_ZERO) : '')

/** A consonant sounds with an `a` unless a sign follows or the word ends; the last one is silent in speech. */
const soundsA = (at: number, next: number): boolean =>
  isConsonant(at) && next !== -1 && next !== VIRAMA && !isSign(next)

export const hasIndic = (text: string): boolean => /[\u0900-\u0d7f]/.test(text)

const latin = (text: string): string => {
  const letters = [...text]
  return letters
    .map((letter, index) => {
      const at = place(letter)
      if (at === -1) return letter
      const next = letters[index + 1]
      return latinOf(at) + (soundsA(at, next === undefined ? -1 : place(next)) ? 'a' : '')
    })
    .join('')
}

/** The usual spellings in Latin letters, with long vowels doubled and plain: बीज → beej, bij. */
export const toLatin = (text: string): string[] => {
  const long = latin(text)
  return [long, long.replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u')]
}
