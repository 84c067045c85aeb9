import { beforeAll, describe, expect, test } from 'vitest'
import { isLanguage, type Language } from '../../../src/contract/languages.ts'
import { OFFERED } from '../../../src/desk/language/offered.ts'
import { readEnglish, readWords, sentencesIn, WRITTEN } from './desk-sentences.ts'
import { LATIN, lettersOf, marksOf, SCRIPTS, wordsBeside } from './letters.ts'

/** What can be seen of the desk's translations without knowing the language. */

/** Written as they are typed: what the shop knows by its English name, and what only machines read. */
const TYPED = new Set(
  `all Cotton Chilli HSN IN India iPhone QR Shopify CSV Excel UTF Code Why yes no TRUE FALSE active draft archived maker Address
  packer brand category litre quintal per to in acre hectare months from packing`.split(/\s+/),
)

/** In the bar below, where each of five has 72 px. */
const SLOTS = /^desk\.(\w+\.tab|menu\.\w+Tab)$/
const SLOT_LETTERS = 9

const english = sentencesIn(await readEnglish(), 'en')
const languages = WRITTEN.filter((code): code is Exclude<Language, 'en'> => isLanguage(code) && code !== 'en')

describe.each(languages)('%s', (language) => {
  let mine = new Map<string, string>()
  beforeAll(async () => {
    mine = sentencesIn(await readWords(language), language)
  })
  const wrong = (find: (text: string, key: string, original: string) => string | false): string[] =>
    [...mine].flatMap(([key, text]) => {
      const original = english.get(key)
      const found = original !== undefined && find(text, key, original)
      return found === false ? [] : [`${key}: ${text} (${original}) ${found}`]
    })

  test('says nothing that English does not say', () => {
    expect([...mine.keys()].filter((key) => !english.has(key))).toEqual([])
    expect(wrong((text, _, original) => text.trim() === '' && original.trim() !== '' && 'is empty')).toEqual([])
  })

  test('is offered if it says everything', () => {
    const missing = [...english.keys()].filter((key) => !mine.has(key))
    const isOffered = OFFERED.some((code) => code === language)
    expect(isOffered ? missing : []).toEqual([])
    expect(missing.length === 0).toBe(isOffered)
  })

  test('keeps every value, number and sign of the original', () => {
    expect(
      wrong((text, _, original) => {
        const [marks, wanted] = [marksOf(text).join(' '), marksOf(original).join(' ')]
        return marks !== wanted && `has ${marks} for ${wanted}`
      }),
    ).toEqual([])
  })

  test('is written in its own letters, with Latin digits, in composed form', () => {
    expect(
      wrong((text) => {
        const foreign = wordsBeside(text, SCRIPTS[language]).filter((word) => !LATIN.has(word) && !TYPED.has(word))
        return foreign.length > 0 && `says ${foreign.join(' ')}`
      }),
    ).toEqual([])
    expect(wrong((text) => /\p{Nd}/u.test(text.replaceAll(/\d/g, '')) && 'has other digits')).toEqual([])
    expect(wrong((text) => text !== text.normalize('NFC') && 'is not composed')).toEqual([])
  })

  test('fits where there is little room', () => {
    expect(
      wrong((text, key) => SLOTS.test(key) && lettersOf(text) > SLOT_LETTERS && `has ${lettersOf(text)} letters`),
    ).toEqual([])
    expect(
      wrong((text, _, original) => original.length < 24 && text.length > original.length * 2.2 + 12 && 'is long'),
    ).toEqual([])
  })
})

test('there are texts to compare, and each function of English is called', async () => {
  expect(english.size).toBeGreaterThan(900)
  const functionsIn = (texts: unknown, key: string): string[] =>
    typeof texts === 'function'
      ? [key]
      : typeof texts === 'object' && texts !== null
        ? Object.entries(texts).flatMap(([name, part]) => functionsIn(part, `${key}.${name}`))
        : []
  const functions = Object.entries(await readEnglish()).flatMap(([part, texts]) => functionsIn(texts, part))
  expect(functions.length).toBeGreaterThan(200)
  expect(functions.filter((key) => ![...english.keys()].some((said) => said.startsWith(`${key}(`)))).toEqual([])
})
