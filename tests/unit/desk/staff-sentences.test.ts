import { expect, test } from 'vitest'
import { answers } from '../../../src/contract/answers.ts'
import { fieldMessages } from '../../../src/contract/field-messages.ts'
import { messages } from '../../../src/contract/messages.ts'
import * as hindi from '../../../src/desk/languages/hi.ts'
import { staffTranslator, type Sentences } from '../../../src/desk/language/sentences.ts'
import { SENTENCES, STATES } from '../../../src/desk/language/staff-sentences.ts'
import { translatorOf } from '../../../src/texts/translate.ts'

/** A language that says every sentence in brackets, its values in the opposite order. */
const places = (sentence: string): string[] => sentence.match(/\{\d\}/g) ?? []
const bracketed = (sentence: string): string =>
  `⟦${sentence.replace(/\{\d\}/g, '…')}⟧ ${places(sentence).toReversed().join('|')}`
const own = Object.fromEntries([...SENTENCES, ...STATES].map((sentence) => [sentence, bracketed(sentence)]))
// Safe: it is made of all of them.
const inWords = staffTranslator(own as Sentences, (sentence, code) =>
  // Of values, of this sentence and of codes the shop has words.
  /^\d+$|^Please/.test(sentence) || code !== undefined ? `shop: ${sentence}${code ?? ''}` : sentence,
)

test.each(SENTENCES)('staff reads in its own language: %s', (sentence) => {
  const values = places(sentence).map((_, place) => `${7001 + place}`)
  const said = sentence.replace(/\{(\d)\}/g, (_, place: string) => values[Number(place)] ?? '')
  const expected = values.toReversed().map((value) => `shop: ${value}`)
  expect(inWords(said)).toBe(`⟦${sentence.replace(/\{\d\}/g, '…')}⟧ ${expected.join('|')}`)
})

test('a state within a sentence is said in that language too, and what staff alone is not told is left to the shop', () => {
  expect(inWords('This parcel is packed')).toBe('⟦This parcel is …⟧ ⟦packed⟧ ')
  expect(inWords('Please try again')).toBe('shop: Please try again')
  expect(inWords('Nobody has written this', 'BUSY')).toBe('shop: Nobody has written thisBUSY')
})

test('names that are listed within a sentence are said in that language, one by one', () => {
  const desk = staffTranslator(
    hindi.sentences,
    translatorOf(hindi.answers, () => hindi),
  )
  expect(desk('The kind is one of fertiliser, insecticide, seed')).toBe('प्रकार इनमें से एक होता है: खाद, कीटनाशक, बीज')
})

test('what customers are told as well is said in full: of {0} is required, the name of a field would stay in English', () => {
  const shop = translatorOf(hindi.answers, () => hindi)
  const desk = staffTranslator(hindi.sentences, shop)
  const told = Object.values({ ...messages, ...fieldMessages, ...answers }).filter((one) => typeof one === 'string')
  const staffs = new Set<string>(SENTENCES)
  expect(told.length).toBeGreaterThan(100)
  expect(told.filter((one) => !staffs.has(one) && desk(one) !== shop(one))).toEqual([])
})
