import { withoutInvisible } from '../contract/digits.ts'

/**
 * Indic letters to Latin ones, as farmers type them: यूरिया → yuriya. Unicode lays nine scripts out alike, each in its
 * own block of 128, so one table by position serves Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu,
 * Kannada and Malayalam; what a script has of its own stands in `OWN`.
 */

const FIRST = 0x0900
const BLOCK = 0x80

const VIRAMA = 0x4d
const NUKTA = 0x3c
const ANUSVARA = 0x02
const DIGIT_ZERO = 0x66
const FIRST_VOWEL = 0x05
const FIRST_CONSONANT = 0x15
const YA = 0x2f
const FIRST_SIGN = 0x3e

const VOWELS = 'a a i i u u ri li e e e ai o o o au'.split(' ')
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ')
const SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ')

/** The first blocks drop a short a where nobody speaks it; Odia only at the end, the southern ones nowhere. */
const NORTHERN = 4
const BENGALI = 1
const ODIA = 4
const TELUGU = 6
/** Elsewhere the a of bank is written ya. */
const WITHOUT_AE = [0, 2, 3, 5]

/** Letters at places that mean something else in other scripts, or lie beyond the common ones. A consonant is followed by `-`. */
const OWN: Record<string, string> = {
  // Devanagari ळ and the letters with a dot.
  '\u0934': 'l-',
  '\u0958': 'k-',
  '\u0959': 'kh-',
  '\u095a': 'g-',
  '\u095b': 'z-',
  '\u095c': 'r-',
  '\u095d': 'rh-',
  '\u095e': 'f-',
  '\u095f': 'y-',
  // Bengali য is spoken j, ৎ has no vowel.
  '\u0999': 'ng-',
  '\u09af': 'j-',
  '\u09ce': 't',
  '\u09dc': 'r-',
  '\u09dd': 'rh-',
  '\u09df': 'y-',
  '\u09f0': 'r-',
  '\u09f1': 'v-',
  // Gurmukhi; tippi is a nasal, addak doubles what follows, which counts once.
  '\u0a59': 'kh-',
  '\u0a5a': 'g-',
  '\u0a5b': 'z-',
  '\u0a5c': 'r-',
  '\u0a5e': 'f-',
  '\u0a70': 'n',
  // Odia ଯ is spoken j.
  '\u0b2f': 'j-',
  '\u0b5c': 'r-',
  '\u0b5d': 'rh-',
  '\u0b5f': 'y-',
  '\u0b71': 'v-',
  // Tamil aytham only colours the next letter.
  '\u0b83': '',
  // Malayalam consonants without a vowel.
  '\u0d4e': 'r',
  '\u0d7a': 'n',
  '\u0d7b': 'n',
  '\u0d7c': 'r',
  '\u0d7d': 'l',
  '\u0d7e': 'l',
  '\u0d7f': 'k',
}
/** What a dot below makes of a consonant. */
const DOTTED: Record<string, string> = { d: 'r', dh: 'rh', j: 'z', ph: 'f', s: 'sh' }

export const hasIndic = (text: string): boolean => /[\u0900-\u0d7f]/.test(text)

/** Tamil writes no voice, and Malayalam in loanwords not always. */
export const isVoiceless = (text: string): boolean => /[\u0b80-\u0bff\u0d00-\u0d7f]/.test(text)

const LETTER = /([\u0900-\u0d7f])/

/** A short a that stands in no letter, until it is known whether it is spoken. */
const UNWRITTEN = 'ə'
const SPOKEN_BETWEEN = /([aeiouə][^aeiouə]h?)ə(?=[^aeiouə]h?[aeiouə])/g

const consonantOf = (letter: string, at: number): string | undefined => {
  const own = OWN[letter]
  if (own === undefined) return CONSONANTS[at - FIRST_CONSONANT]
  return own.endsWith('-') ? own.slice(0, -1) : undefined
}

const wordToLatin = (word: string): string => {
  const letters = [...word]
  let block = -1
  let latin = ''
  for (const [index, letter] of letters.entries()) {
    if (!LETTER.test(letter)) {
      latin += letter
      continue
    }
    const code = letter.charCodeAt(0) - FIRST
    block = Math.floor(code / BLOCK)
    const at = code % BLOCK
    const next = letters[index + 1] ?? ''
    const isDotted = LETTER.test(next) && (next.charCodeAt(0) - FIRST) % BLOCK === NUKTA
    const consonant = consonantOf(letter, at)
    if (consonant !== undefined) {
      const isAfterVirama = index > 0 && ((letters[index - 1] ?? '').charCodeAt(0) - FIRST) % BLOCK === VIRAMA
      const isSoftYa = letter === '\u09af' && (isDotted || isAfterVirama)
      latin += isSoftYa ? 'y' : isDotted ? (DOTTED[consonant] ?? consonant) : consonant
      const after = letters[index + (isDotted ? 2 : 1)] ?? ''
      if (letter === '\u0999' && after === '\u09cd') latin = latin.slice(0, -1)
      const place = LETTER.test(after) ? (after.charCodeAt(0) - FIRST) % BLOCK : -1
      const isAe =
        (at === YA || letter === '\u0b5f') && place === FIRST_SIGN && isAfterVirama && !WITHOUT_AE.includes(block)
      if (isAe) latin = latin.slice(0, -1)
      if (place !== VIRAMA && SIGNS[place - FIRST_SIGN] === undefined) latin += UNWRITTEN
    } else if (at === ANUSVARA) latin += next !== '' ? 'n' : block >= TELUGU ? 'm' : block === BENGALI ? 'ng' : 'n'
    else if (OWN[letter] !== undefined) latin += OWN[letter]
    else if (at === 0x01) latin += 'n'
    else if (at >= DIGIT_ZERO && at < DIGIT_ZERO + 10) latin += String(at - DIGIT_ZERO)
    else latin += VOWELS[at - FIRST_VOWEL] ?? SIGNS[at - FIRST_SIGN] ?? ''
  }
  // What glides between vowels is written y in Bengali: joar, pavar.
  if (block === BENGALI)
    latin = latin
      .replaceAll(/([sd])b(?=[aeiə])/g, '$1v')
      .replaceAll(/([aeiou])oy(?=a)/g, '$1v')
      .replaceAll(/([ou])y(?=[ae])/g, '$1')
  // Tamil and Malayalam write a long t as two r.
  if (block === 5 || block === 8) latin = latin.replaceAll('rr', 't')
  if (block <= ODIA) latin = latin.replace(/([^aeiouə])ə$/, '$1')
  if (block < NORTHERN) latin = latin.replaceAll(SPOKEN_BETWEEN, '$1')
  return latin.replaceAll(UNWRITTEN, 'a')
}

/** Everyday words that sound as what harms a crop, or as another thing, and what they say; nothing where it is said around. */
const MEANT: Record<string, string> = {
  வத்தல்: '',
  வற்றல்: '',
  வட்டம்: '',
  வட்ட: '',
  கீற்று: '',
  காலை: '',
  என்ன: '',
  பழைய: '',
  காய்ச்ச: '',
  புளி: 'tamarind',
  வாத்து: 'duck',
  காளை: 'cattle',
  சன்ன: 'patla',
  சோலார்: 'solar',
  बाद: '',
  छाता: 'umbrella',
  చేప: 'fish',
  মুড়ি: 'puffed',
  ताक: '',
  ਤਰ: 'kakdi',
}
/** Without a look behind, which the oldest Safari cannot read. */
const MISTAKEN = new RegExp(`(^|\\s)(${Object.keys(MEANT).join('|')})(?!\\S)`, 'g')

/** Every Indic word of a text in Latin letters, native digits as 0 to 9, without joiners. */
export const toLatin = (text: string): string => {
  const plain = withoutInvisible(text.normalize('NFC'))
    // Malayalam's double ng is spoken once.
    .replaceAll('\u0d19\u0d4d\u0d19', '\u0d19\u0d4d\u0d17')
    // Bengali ধানে, on paddy, has the letters of coriander but for a long a, which no key tells.
    .replaceAll(/ধানে(?!র)/g, 'ধান')
    // Hindi सड़, it rots, has the sound of Bengali fertiliser.
    .replaceAll(/सड़(?=\s|$)/g, 'सडन')
    .replaceAll(MISTAKEN, (_, before: string, word: string) => before + (MEANT[word] ?? word))
    // The leaf miner of Marathi is spelt as the plough of Telugu sounds.
    .replaceAll('नागअळी', 'नाग अळी')
  return hasIndic(plain)
    ? plain
        .replaceAll(/[\u0964\u0965]/g, ' ')
        .replaceAll(/[^\s,.;:!?()/'"-]*[\u0900-\u0d7f][^\s,.;:!?()/'"-]*/g, wordToLatin)
    : plain
}
