import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { LANGUAGES } from '../../../src/contract/languages.ts'
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

describe.each(LANGUAGES.filter((code) => code !== 'en'))('%s', (language) => {
  test('calls a thing as the glossary does', async () => {
    const own = await allOf(language)
    const other: string[] = []
    for (const [term, row] of glossary) {
      if (!TERMS.includes(term.toLowerCase())) continue
      for (const [key, text] of english)
        if (mentions(text, term) && !saysTerm(own.get(key) ?? '', row[language] ?? ''))
          other.push(`${key}: ${own.get(key)} (${text}) does not say ${row[language]}`)
    }
    expect(other).toEqual([])
  })
})
