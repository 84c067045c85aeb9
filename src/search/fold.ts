import { toLatin } from './indic.ts'

/** How two spellings of one word are told to be the same, on the server and on a phone alike. */

const REMEMBERED_MAX = 5_000

/** The same words come again and again in the texts of goods. */
const remembering = (make: (word: string) => string): ((word: string) => string) => {
  const known = new Map<string, string>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= REMEMBERED_MAX) known.clear()
    const key = make(word)
    known.set(word, key)
    return key
  }
}

/** The length of vowels, doubled letters and letters for one sound do not count: gehoon and gehun, tarbooz and tarbuj. */
export const lightKey = remembering((word) =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/ck|ch(?=[lr])/g, 'k')
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/c(?!h)|q/g, 'k')
    .replaceAll('ch', 'c')
    .replaceAll('x', 'ks')
    .replaceAll('zh', 'l')
    .replaceAll('z', 'j')
    .replaceAll('sh', 's')
    .replaceAll('w', 'v')
    .replaceAll(/ee+|ea(?=[^aeiou])/g, 'i')
    .replaceAll(/oo+/g, 'u')
    .replaceAll('y', 'i')
    .replaceAll(/(\D)\1+/g, '$1')
    .replaceAll(/m(?=[^aeioumn\d])/g, 'n'),
)

/** Nor does a breath (dhan, dan), a last a or e, or which of two vowels is heard in ai and au. */
export const foldKey = remembering((word) =>
  lightKey(word)
    .replaceAll(/([bcdfgjklprstv])h/g, '$1')
    .replace(/(..[^aeiou])[ae]$/, '$1')
    .replaceAll(/[ae]i/g, 'e')
    .replaceAll(/[ao]u/g, 'o')
    .replaceAll(/(\D)\1+/g, '$1'),
)

/** What a word that no lexicon knows is searched by; a short one keeps its last vowel: suna is not sun. */
export const tokenOf = (word: string): string => {
  const key = foldKey(word)
  return key.length > 3 ? key : lightKey(word)
}

/** Nor the voice, which Tamil does not write: tomato and tomado. */
export const coarseKey = (key: string): string =>
  key
    .replaceAll('g', 'k')
    .replaceAll('d', 't')
    .replaceAll(/[bvf]/g, 'p')
    .replaceAll(/[cj]/g, 's')
    .replaceAll(/(\D)\1+/g, '$1')

/** The sounds that a misspelling keeps. For names of the lexicon alone: too many words share them. */
export const bonesOf = (coarse: string): string =>
  (/^[aeiou]/.test(coarse) ? 'a' : '') + coarse.replaceAll(/[aeiouh]/g, '').replaceAll(/(\D)\1+/g, '$1')

/** Lower case in Latin letters and digits, hd2967 apart as the shop writes it. Other signs only part words. */
export const wordsOf = (text: string): string[] => {
  const plain = toLatin(text)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/\p{L}(?=\d)|\d(?=\p{L})/gu, '$& ')
    // 19.19.19 is no decimal.
    .replaceAll(/\d+\.\d+\.[\d.]+/g, (formula) => formula.replaceAll('.', ' '))
    // Of 191919 each number has two digits.
    .replaceAll(/(^|[^\d.])(\d\d)(\d\d)(\d\d)(?![\d.])/g, '$1$2 $3 $4')
  return (plain.match(/[\p{L}\p{M}]+|\d+(?:\.\d+)?/gu) ?? []).map((word) => word.replace(/^0+(?=\d)/, ''))
}

/** Numbers that follow each other, as one token: 10:26:26. */
export const runsOf = (words: readonly string[]): string[] =>
  (words.join(' ').match(/\d+(?: \d+)+/g) ?? []).map((run) => run.replaceAll(' ', ':'))

/** The fewest letters to put in, leave out or change, or to swap with a neighbour; no more than `most` is counted. */
export const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

/** Whether a word of six letters and more is another one with a slip behind its first letter, a long word with two. */
export const isSlipOf = (word: string, known: string): boolean => {
  if (word[0] !== known[0] || word.length < 6 || known.length < 5 || /\d/.test(word)) return false
  const most = Math.min(word.length, known.length) >= 7 ? 2 : 1
  return slipsBetween(word, known, most) <= most
}
