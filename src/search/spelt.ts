/** Each letter’s name, and the letter after it. */
const LETTER_NAMES =
  'dablyuw kyuq hechh echh eksx jedz vaiy bib sic did eff jig jej kek ell emm enn pip arr ess tit yuu viv ea ii oo'.split(
    ' ',
  )
const LETTER_NAME = LETTER_NAMES.map((name) => name.slice(0, -1)).join('|')
const SPELT = new RegExp(`^(?:${LETTER_NAME}){2,4}$`)
const letterCalled = (called: string): string =>
  LETTER_NAMES.find((name) => name.slice(0, -1) === called)?.slice(-1) ?? ''

/** `ech di 2967`: letters before a number, said by their names. */
export const speltAt = (words: readonly string[], at: number): { letters: string; length: number } | undefined => {
  const length = words.slice(at, at + 5).findIndex((word) => /^\d/.test(word))
  const name = words.slice(at, at + Math.max(0, length)).join('')
  if (!SPELT.test(name)) return undefined
  return { letters: name.replaceAll(new RegExp(LETTER_NAME, 'g'), letterCalled), length }
}
