import { expect, test } from 'vitest'
import { staffTranslator, type Sentences } from '../../../src/desk/language/sentences.ts'
import { SENTENCES, STATES } from '../../../src/desk/language/staff-sentences.ts'

/** A language that says every sentence in brackets, its values in the opposite order. */
const places = (sentence: string): string[] => sentence.match(/\{\d\}/g) ?? []
const bracketed = (sentence: string): string =>
  `⟦${sentence.replace(/\{\d\}/g, '…')}⟧ ${places(sentence).toReversed().join('|')}`
const own = Object.fromEntries([...SENTENCES, ...STATES].map((sentence) => [sentence, bracketed(sentence)]))
// Safe: it is made of all of them.
const inWords = staffTranslator(own as Sentences, (sentence, code) => `shop: ${sentence}${code ?? ''}`)

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
