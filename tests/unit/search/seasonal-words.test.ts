import { afterEach, describe, expect, test } from 'vitest'
import { IN_SEASON } from '../../../server/shop/search/popular-searches.ts'
import { LANGUAGES, type Language } from '../../../src/contract/languages.ts'
import { understand } from '../../../src/search/understand.ts'
import { popularWords } from '../../../src/shop/catalogue/search/popular-words.ts'
import { loadWhole } from '../../../src/texts/load-texts.ts'
import { speak } from '../../../src/texts/texts.ts'

/** What the shop offers to search for, in the reader's language. */

const WORDS: string[] = [...new Set(Object.values(IN_SEASON).flat())]
const say = async (language: Language) => speak(language, await loadWhole(language))
/** What is meant; a feed may say the cattle beside it, which its English name has within. */
const meantBy = (text: string) =>
  understand(text).terms.flatMap(({ role, tokens: [id] }) => (id === 'cattle' ? [] : `${role} ${id}`))

afterEach(() => say('en'))

describe.each(LANGUAGES)('in %s', (language) => {
  test('every word of a season is said, and finds what the English one finds', async () => {
    await say(language)
    const said = popularWords(WORDS)
    expect(said.map(({ text }) => meantBy(text))).toEqual(WORDS.map(meantBy))
    expect(said.filter(({ lang }) => lang !== undefined)).toEqual([])
  })
})

test('what people have typed stays as it is, and nothing stands there twice', async () => {
  await say('hi')
  expect(popularWords(['यूरिया', 'urea', 'neem oil'])).toEqual([{ text: 'यूरिया' }, { text: 'neem oil', lang: 'en' }])
})
