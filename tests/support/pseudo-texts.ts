import type { Plugin } from 'vite'

/**
 * A language for tests: every English text in Georgian letters, in place of Hindi. What a page then shows in Latin
 * letters is no text of the catalogue.
 */

const PART = /\/src\/texts\/hi\/(first|shop|product|rest|policies|answers)\.ts$/

/** Runs in the built page, so it stands by itself. */
const IN_PAGE = `
const letters = 'აბცდეფგჰიჯკლმნოპქრსტუვწხყზ'
const strange = (text) => text.replace(/[a-z]/gi, (letter) => letters[letter.toLowerCase().charCodeAt(0) - 97])
// What is put into a sentence is not ours.
const hold = (values) => values.map((_, at) => String.fromCharCode(0xe000 + at))
const pseudo = (texts) => {
  if (typeof texts === 'string') return strange(texts)
  if (typeof texts === 'function')
    return (...values) =>
      values.some((value) => typeof value === 'object')
        ? pseudo(texts(...values))
        : strange(texts(...hold(values))).replace(/[\\ue000-\\ue0ff]/g, (held) => values[held.charCodeAt(0) - 0xe000])
  if (Array.isArray(texts)) return texts.map(pseudo)
  return Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, pseudo(part)]))
}
`

/**
 * The same of the desk, whose functions write days and sums themselves: what is put in is found in what they say. Its
 * English is at hand wherever it is spoken, so the language's file says nothing.
 */
const SPOKEN = `
const strangeButValues = (said, values) => {
  const own = values.filter((value) => typeof value === 'string' && value !== '')
  const held = own.reduce((text, value, at) => text.replaceAll(value, String.fromCharCode(0xe000 + at)), said)
  return strange(held).replace(/[\\ue000-\\ue0ff]/g, (mark) => own[mark.charCodeAt(0) - 0xe000])
}
const spokenStrangely = (texts) => {
  if (typeof texts === 'string') return strange(texts)
  if (typeof texts === 'function') return (...values) => strangeButValues(texts(...values), values)
  if (Array.isArray(texts)) return texts.map(spokenStrangely)
  return Object.fromEntries(Object.entries(texts).map(([key, part]) => [key, spokenStrangely(part)]))
}
export const provideWords = () => {}
export const spoken = (part, english) => (document.documentElement.lang === 'hi' ? spokenStrangely(english) : english)
`

const BORROWED = `
import { answers as answersInEnglish } from '../../texts/en/answers.ts'
import { dates as datesInEnglish } from '../../texts/en/dates.ts'
import { goods as goodsInEnglish } from '../../texts/en/goods.ts'
import { messages as messagesInEnglish } from '../../contract/messages.ts'
import { SENTENCES, STATES } from '../language/staff-sentences.ts'
export const answers = pseudo(answersInEnglish)
export const dates = pseudo(datesInEnglish)
export const goods = pseudo(goodsInEnglish)
export const messages = pseudo(messagesInEnglish)
export const sentences = Object.fromEntries([...SENTENCES, ...STATES].map((sentence) => [sentence, strange(sentence)]))
export const words = {}
`

const LATER = `
export const later = Object.fromEntries(
  Object.entries({ shop: () => import('./shop.ts'), product: () => import('./product.ts'), rest: () => import('./rest.ts'), policies: () => import('./policies.ts') }),
)`

export const pseudoTexts: Plugin = {
  name: 'pseudo-texts',
  enforce: 'pre',
  load(id) {
    if (id.endsWith('/src/desk/language/spoken.ts')) return IN_PAGE + SPOKEN
    if (id.endsWith('/src/desk/languages/hi.ts')) return IN_PAGE + BORROWED
    const part = PART.exec(id)?.[1]
    if (part === undefined) return undefined
    const names = part === 'policies' ? ['policies', 'policyFrame', 'about'] : [part]
    return [
      `import * as english from '../en/${part}.ts'`,
      IN_PAGE,
      ...names.map((name) => `export const ${name} = pseudo(english.${name})`),
      part === 'first' ? LATER : '',
    ].join('\n')
  },
}
