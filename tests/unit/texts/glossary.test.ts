import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { isLanguage, LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { readEnglish, readWords, sentencesIn, WRITTEN } from './desk-sentences.ts'
import { allOf } from './sentences.ts'

/** One word for one thing: what the glossary calls it, every text calls it, in whatever form the sentence needs. */

const Row = v.intersect([v.object({ term: v.string() }), v.record(v.string(), v.string())])
const glossary = new Map(
  v
    .parse(v.array(Row), parse(readFileSync(new URL('./glossary.csv', import.meta.url)), { columns: true }))
    .map((row) => [row.term, row]),
)

/** Terms that mean one thing in every English sentence; "back", "state" or "close" do not. */
const TERMS =
  'account, acre, bill, billing address, brand, bulk order, buy now, cart, category, checkout, crop care, customer, delivery, delivery address, farmer, filter, free delivery, harvest, insecticide, irrigation, label, language, licence, log in, log out, lot number, machinery, network, offline, out of stock, password, phone number, photo, prepaid, prepaid only, refund, return, return approved, return refused, return requested, review, sign up, sprayer, taxes, total, urea, wait before harvest, wishlist'.split(
    ', ',
  )

/** The same in sentences of the desk. */
const DESK_TERMS =
  'claim, complaint, customer, licence, lot number, operator, packing slip, parcel, phone number, quote, refund, review, seller, stock'.split(
    ', ',
  )

/** Malayalam ends a word in these, and goes on from it with those. */
const CHILLUS: Readonly<Record<string, string>> = { ൺ: 'ണ', ൻ: 'ന', ർ: 'ര', ൽ: 'ല', ൾ: 'ള' }

/** Without vowel signs, which change where an ending is put. */
const consonantsOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{M}|[\u200b-\u200d]/gu, '')
    .replaceAll(/[ൺൻർൽൾ]/g, (chillu) => CHILLUS[chillu] ?? chillu)

const stemOf = (word: string): string => word.slice(0, Math.max(2, Math.ceil(word.length * 0.6)))

const saysTerm = (text: string, term: string): boolean => {
  const said = consonantsOf(text)
  return consonantsOf(term)
    .split(/[\s()-]+/)
    .every((word) => said.includes(stemOf(word)))
}

const mentions = (text: string, term: string): boolean => new RegExp(`(?<![\\w-])${term}s?(?![\\w-])`, 'i').test(text)

const english = await allOf('en')

test('every term for which sentences are looked up is in the glossary and in a sentence', () => {
  const sentences = [...english.values()]
  for (const term of TERMS) {
    expect([...glossary.keys()].map((each) => each.toLowerCase())).toContain(term)
    expect(
      sentences.some((text) => mentions(text, term)),
      term,
    ).toBe(true)
  }
})

/** Sentences whose English has a term, and which do not say it. */
const otherwise = (
  language: Language,
  terms: readonly string[],
  original: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): string[] =>
  [...glossary]
    .filter(([term]) => terms.includes(term.toLowerCase()))
    .flatMap(([term, row]) =>
      [...original].flatMap(([key, text]) => {
        const said = own.get(key)
        const isSaid = !mentions(text, term) || (said !== undefined && saysTerm(said, row[language] ?? ''))
        return isSaid ? [] : [`${key}: ${said} (${text}) does not say ${row[language]}`]
      }),
    )

describe.each(LANGUAGES.filter((code) => code !== 'en'))('%s', (language) => {
  test('calls a thing as the glossary does', async () => {
    expect(otherwise(language, TERMS, english, await allOf(language))).toEqual([])
  })
})

describe.each(WRITTEN.filter((code) => isLanguage(code)))('%s at the desk', (language) => {
  test('calls a thing as the glossary does', async () => {
    const original = sentencesIn(await readEnglish(), 'en')
    for (const term of DESK_TERMS)
      expect([term, [...original.values()].some((text) => mentions(text, term))]).toEqual([term, true])
    const own = sentencesIn(await readWords(language), language)
    const said = new Map([...original].filter(([key]) => own.has(key)))
    expect(otherwise(language, DESK_TERMS, said, own)).toEqual([])
  })
})
