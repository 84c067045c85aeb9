import { describe, expect, test } from 'vitest'
import { searchProducts } from '../../../src/shop/catalogue-index/search.shared.ts'
import { sortOf } from '../../support/search/expectation.ts'
import { seedIndex } from '../../support/seed-index.ts'

/** What is told in plain words, without the name that the trade has for it. */

const goods = seedIndex()
const find = (text: string) => searchProducts(goods, text).map(({ product }) => product)
const titles = (text: string) => find(text).map(({ title }) => title)
const firstOf = (text: string) => titles(text)[0] ?? ''

describe('parts of plants', () => {
  test.each([
    ['मिरचीची फळे सडतात', /fruit rot|\brot\b/],
    ['टमाटर के फल में छेद वाला कीड़ा', /borer|caterpillars/],
    ['వరి కాండంలో పురుగు', /stem borer|\bborers/],
    ['মুগের শিকড় পচা', /root rot/],
    ['kapas ke paudhe sukh rahe hain', /wilt/],
  ])('%s names the trouble by the part and what is wrong with it', (text, label) => {
    expect(find(text).length).toBeGreaterThan(0)
    for (const { short_description } of find(text)) expect(short_description).toMatch(label)
  })

  test('a part has the name of another crop, and the crop that is said stays the one that is meant', () => {
    for (const { crops } of find('टमाटर की जड़ सड़ रही है'))
      expect(crops.some((crop) => ['tomato', 'vegetables'].includes(crop))).toBe(true)
  })
})

describe('a purpose', () => {
  test.each([
    ['ऊसर जमीन सुधारने के लिए', /^Gypsum/],
    ['చౌడు భూమి బాగు చేయడానికి', /^Gypsum/],
    ['gobor taratari pochano', /^Waste decomposer/],
    ['टमाटर फट रहे हैं', /^(Boron|Calcium nitrate)/],
    ['ठिबकमधून कचरा येतो', /filter/i],
  ])('%s finds what serves it', (text, title) => expect(firstOf(text)).toMatch(title))
})

describe('a sentence that names several things', () => {
  test.each([
    ['நெல் காய வைக்க தார்பாய்', /^Tarpaulin/],
    ['mandu kottetappudu mask gloves', /^(Gloves|Spraying safety kit)/],
  ])('%s asks for the last of them, and finds no pesticide', (text, title) => {
    expect(firstOf(text)).toMatch(title)
    expect(find(text).filter((one) => sortOf(one) !== undefined)).toEqual([])
  })

  test('what is said of a crop before its name is wished of its seed', () => {
    for (const text of ['कम पानी वाली धान की किस्म', 'வறட்சியைத் தாங்கும் நெல்'])
      expect(
        titles(text).filter((title) => !/seed/.test(title)),
        text,
      ).toEqual([])
    expect(firstOf('வறட்சியைத் தாங்கும் நெல்')).toMatch(/^Paddy seed/)
  })
})

describe('where no pesticide is labelled', () => {
  test('what a virus has made ill finds traps for what carries it, and no pesticide', () => {
    for (const text of ['mirchi me kukda rog', 'moong me pila mosaic'])
      expect(
        titles(text).filter((title) => !/sticky trap/.test(title)),
        text,
      ).toEqual([])
    expect(firstOf('mirchi me kukda rog')).toMatch(/sticky trap/)
  })

  test('thrips of a crop that no label names find the trap for thrips', () => {
    expect(titles('moong me thrips')).toEqual(['Blue sticky trap sheets, both sides'])
  })

  test('a crop that is only guessed finds no pesticide', () => {
    expect(firstOf('tomahto')).toMatch(/^Tomato seed/)
    expect(find('tomahto').filter((one) => sortOf(one) !== undefined)).toEqual([])
  })

  test.each([
    'மிளகாய் வத்தல்',
    'பச்சை கத்தரி விதை',
    'பழைய நெல்',
    'शेतात टाकायला सेंद्रिय खत',
    'घर धान',
    'ধান ভেড়া',
    'chota sprayer',
    'भात काळा',
  ])('%s is no trouble, whatever it sounds as', (text) => {
    const [first] = find(text)
    expect(first && sortOf(first)).toBeUndefined()
  })

  test('what asks for a thing is none itself: the Tamil word for what is no oil', () => {
    expect(find('வேர் நல்லா வளர என்ன போடணும்').filter((one) => sortOf(one) !== undefined)).toEqual([])
  })

  test('a trouble of a crop that is not sold finds nothing', () => {
    for (const text of ['পাটের বিছা পোকা', 'পাটের আগাছা', 'litchi me illi']) expect(titles(text), text).toEqual([])
  })
})
