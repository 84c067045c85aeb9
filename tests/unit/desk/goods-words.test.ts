import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  categoryName,
  cropName,
  factName,
  packName,
  productName,
  withEnglish,
} from '../../../src/desk/language/goods.ts'
import type { LanguageFile } from '../../../src/desk/load-words.ts'
import { loadWhole } from '../../../src/texts/load-texts.ts'
import { speak } from '../../../src/texts/texts.ts'

/** What goods are called at the desk. */

const SEEDS = { slug: 'seeds', name: 'Seeds' }
const files = import.meta.glob<LanguageFile>('../../../src/desk/languages/??.ts')

afterAll(async () => speak('en', await loadWhole('en')))

describe.each(Object.keys(files))('with the words of %s', (path) => {
  const code = path.slice(-5, -3)
  let file: LanguageFile
  beforeAll(async () => {
    const read = files[path]
    if (read === undefined) throw new Error('No file')
    file = await read()
    // Safe: each file is named by its language.
    speak(code as Parameters<typeof speak>[0], { shop: { goods: file.goods } })
  })

  test('categories, crops and packs are said in its own letters', () => {
    const said = [categoryName(SEEDS), cropName({ slug: 'cotton', name: 'Cotton' })]
    expect(said.map(({ lang }) => lang)).toEqual([undefined, undefined])
    expect([...said.map(({ text }) => text), packName('45 kg bag')].join(' ')).not.toMatch(/[A-Za-z]/)
  })

  test('a name of the operator’s goes before them, and what has none stays English and says so', () => {
    const named = { [code]: 'नाम' }
    expect(categoryName({ ...SEEDS, names: named })).toEqual({ text: 'नाम' })
    expect(factName({ name: 'Days to harvest', names: named })).toEqual({ text: 'नाम' })
    expect(factName({ name: 'Days to harvest' })).toEqual({ text: 'Days to harvest', lang: 'en' })
    expect(categoryName({ slug: 'bees', name: 'Bees' })).toEqual({ text: 'Bees', lang: 'en' })
    expect(productName({ title: 'Urea', local_title: null })).toEqual({ text: 'Urea', lang: 'en' })
    expect(productName({ title: 'Urea', local_title: 'नाम' })).toEqual({ text: 'नाम' })
    expect(withEnglish({ text: 'नाम' }, 'Seeds')).toBe('नाम (Seeds)')
    expect(packName('As you like it')).toBe('As you like it')
  })
})

test('in English they are called as they are written, also without the words of the shop', () => {
  // Of a language that was spoken before nothing stays.
  const none: object = { goods: undefined }
  speak('en', { shop: none })
  expect(categoryName({ ...SEEDS, names: { hi: 'नाम' } })).toEqual({ text: 'Seeds' })
  expect(packName('45 kg bag')).toBe('45 kg bag')
  expect(withEnglish(cropName({ slug: 'cotton', name: 'Cotton' }), 'Cotton')).toBe('Cotton')
})
