import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { LATIN, lettersOf, marksOf, SCRIPTS, wordsBeside } from './letters.ts'
import { allOf } from './sentences.ts'

/** What can be seen of a translation without knowing the language. */

const english = await allOf('en')

const isPlural = (key: string): boolean => /\.(one|other)$/.test(key)

/** At a phone's foot, where each of five has 72 px. */
const SLOTS = [
  'first.layout.home',
  'first.layout.guest',
  'first.layout.you',
  'first.layout.wishlist',
  'first.layout.cart',
  'first.layout.menu',
]
const SLOT_LETTERS = 9

const others = LANGUAGES.filter((code): code is Exclude<Language, 'en'> => code !== 'en')

describe.each(others)('%s', (language) => {
  const own = allOf(language)
  const wrong = async (find: (text: string, key: string, original: string) => string | false): Promise<string[]> =>
    [...english].flatMap(([key, original]) => {
      const text = mine.get(key)
      const found = text === undefined ? 'is missing' : find(text, key, original)
      return found === false ? [] : [`${key}: ${text} (${original}) ${found}`]
    })
  let mine = new Map<string, string>()

  test('says every text, and nothing more', async () => {
    mine = await own
    expect([...mine.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect(await wrong((text, _, original) => (text.trim() === '') !== (original.trim() === '') && 'is empty')).toEqual(
      [],
    )
  })

  test('keeps every value, number and sign of the original', async () => {
    mine = await own
    expect(
      await wrong((text, _, original) => {
        const [marks, wanted] = [marksOf(text).join(' '), marksOf(original).join(' ')]
        return marks !== wanted && `has ${marks} for ${wanted}`
      }),
    ).toEqual([])
  })

  test('is written in its own letters, with Latin digits, in composed form', async () => {
    mine = await own
    expect(
      await wrong((text, key) => {
        // Read by the shop's own desk, in a message of 160 Latin letters.
        if (key === 'rest.messageOrder.message') return false
        const foreign = wordsBeside(text, SCRIPTS[language]).filter((word) => !LATIN.has(word))
        return foreign.length > 0 && `says ${foreign.join(' ')}`
      }),
    ).toEqual([])
    expect(await wrong((text) => /\p{Nd}/u.test(text.replaceAll(/\d/g, '')) && 'has other digits')).toEqual([])
    expect(await wrong((text) => text !== text.normalize('NFC') && 'is not composed')).toEqual([])
  })

  test('has a number wherever a form may stand for none', async () => {
    mine = await own
    expect(
      await wrong(
        (text, key, original) => isPlural(key) && original.includes('#') && !text.includes('#') && 'has no number',
      ),
    ).toEqual([])
  })

  test('fits where there is little room', async () => {
    mine = await own
    expect(
      await wrong(
        (text, key) => SLOTS.includes(key) && lettersOf(text) > SLOT_LETTERS && `has ${lettersOf(text)} letters`,
      ),
    ).toEqual([])
    expect(
      await wrong((text, _, original) => original.length < 24 && text.length > original.length * 2.2 + 12 && 'is long'),
    ).toEqual([])
  })
})

test('there are texts to compare', () => {
  expect(english.size).toBeGreaterThan(700)
})
