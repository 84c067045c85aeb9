import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../../src/search/fold.ts'
import { CROPS } from '../../../src/search/lexicon/crops.ts'
import { KINDS } from '../../../src/search/lexicon/kinds.ts'
import { nameAt } from '../../../src/search/names.ts'
import { SUBSTANCES, UNSOLD_SUBSTANCES } from '../../../src/search/lexicon/substances.ts'
import { describe as describeGoods } from '../../../src/search/describe.ts'
import { searchProducts } from '../../../src/shop/catalogue-index/search.shared.ts'
import { product } from '../../support/goods.ts'
import { isRight, SEARCH_QUERIES } from '../../support/search/first-of-all.ts'
import { sprayKindOf } from '../../support/search/sprays.ts'
import { seedIndex } from '../../support/seed-index.ts'

/** What a phone finds in the demonstration catalogue. */

const goods = seedIndex()
const find = (text: string) => searchProducts(goods, text).map((one) => one.product)
const firstOf = (text: string): string => find(text)[0]?.title ?? ''

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map((name) => name.replaceAll('-', ' ').replace('@', '')))
const cropNames = linesOf(CROPS).flat()
const [seedNames = []] = linesOf(KINDS)
const substances = Object.values(SUBSTANCES)
  .flatMap(linesOf)
  .map(([name = '']) => name)

test('what farmers type and say finds the right thing first', async () => {
  expect(SEARCH_QUERIES.length).toBeGreaterThan(900)
  const wrong = SEARCH_QUERIES.map(({ first, text }) => ({ first, text, found: firstOf(text) })).filter(
    ({ first, found }) => !isRight(first, found),
  )
  expect(wrong).toEqual([])
})

test('a product is found by the code in its title, whatever its letters sound like', async () => {
  const codes = ['BF 52', 'AD-1', '74ad73b2', 'bf15021', 'CEB 84', 'EE 1969', 'DBC 5', 'GS-10', 'NSC 660', 'KMH 25K55']
  for (const code of codes) {
    const title = `Bajra ${code}`
    const found = searchProducts([...goods, { at: 0, product: product(9_000, { title }) }], title)
    expect(found.map((one) => one.product.title)[0], title).toBe(title)
  }
})

test('leaves that turn yellow lead to what they lack, in every language, and to nothing else', () => {
  const said = [
    'yellow leaves',
    'patte pile',
    'पत्तियां पीली पड़ रही हैं',
    'पानं पिवळी पडली',
    'પાંદડાં પીળા',
    'ਪੱਤੇ ਪੀਲੇ',
    'পাতা হলুদ',
    'ଗଛର ପତ୍ର ହଳଦିଆ',
    'இலைகள் மஞ்சளாகின்றன',
    'ఆకులు పసుపు',
    'ಎಲೆ ಹಳದಿ',
    'ഇല മഞ്ഞ',
    'टमाटर पत्ते पीले',
  ]
  for (const text of said) {
    expect(firstOf(text), text).toMatch(/^(Ferrous sulphate|Micronutrient mix)/)
    expect(find(text).length, text).toBeGreaterThan(1)
    expect(find(text).filter(({ category }) => category.slug !== 'fertilisers')).toEqual([])
  }
  // A disease that is named says more than its colour.
  expect(firstOf('yellow leaf rust wheat')).not.toMatch(/^(Ferrous|Micronutrient)/)
})

test('the blight of onions, as farmers call it, is the purple blotch of the label', () => {
  for (const text of ['कांद्यावर करपा', 'kanda karpa', 'onion blight'])
    expect(find(text)[0]?.short_description ?? '', text).toMatch(/purple blotch/)
})

describe('dangerous mistakes', () => {
  const isPoison = (title: string): boolean => sprayKindOf(title) !== undefined

  test('no crop, and no crop and seed, shows a pesticide first, in any language', async () => {
    for (const crop of cropNames) expect(isPoison(firstOf(crop)), `${crop}: ${firstOf(crop)}`).toBe(false)
    fc.assert(
      fc.property(
        fc.constantFrom(...cropNames),
        fc.constantFrom('', ...seedNames),
        fc.boolean(),
        (crop, seed, turned) => {
          const text = (turned ? [seed, crop] : [crop, seed]).join(' ').trim()
          expect(isPoison(firstOf(text)), `${text}: ${firstOf(text)}`).toBe(false)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('no near miss of a pesticide’s name finds another pesticide', async () => {
    const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'.split(''))
    const names = [...substances, ...linesOf(UNSOLD_SUBSTANCES).flat()]
    /** `karap` is a name of its own. */
    const findsAnother = (name: string, text: string): boolean => {
      if (nameAt(wordsOf(text), 0, 'typed') !== undefined) return false
      const title = firstOf(text)
      return isPoison(title) && !wordsOf(title).includes(wordsOf(name)[0] ?? '')
    }
    const missed = names.flatMap((name) =>
      [...name.split('').keys()].flatMap((at) => {
        const [before, after] = [name.slice(0, at), name.slice(at + 1)]
        return [before + after, `${before}${after.charAt(0)}${name.charAt(at)}${after.slice(1)}`].filter((text) =>
          findsAnother(name, text),
        )
      }),
    )
    expect(missed).toEqual([])
    const place = fc.nat()
    fc.assert(
      fc.property(fc.constantFrom(...names), place, letters, fc.boolean(), (name, somewhere, letter, isMore) => {
        const at = somewhere % name.length
        const text = `${name.slice(0, at)}${letter}${name.slice(isMore ? at : at + 1)}`
        expect(findsAnother(name, text), text).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  test.each(['insecticide', 'fungicide', 'weedkiller'] as const)('a word for %s shows no other class', async (kind) => {
    const names = linesOf(KINDS).find(([name]) => name === kind) ?? []
    const sort = { insecticide: 'Insecticide', fungicide: 'Fungicide', weedkiller: 'Weed killer' }[kind]
    expect(names.length).toBeGreaterThan(10)
    for (const name of names)
      for (const [at, { title }] of find(name).entries())
        expect(at < 10 ? [sort] : [sort, 'Biological'], `${name}: ${title}`).toContain(sprayKindOf(title) ?? sort)
  })

  test('what is not sold finds nothing', async () => {
    for (const name of linesOf(UNSOLD_SUBSTANCES).flat())
      for (const text of [name, `${name} for paddy`, `${name} insecticide`]) expect(find(text), text).toEqual([])
  })
})

test('the plain thing comes before its namesakes', async () => {
  for (const text of ['urea', 'यूरिया', 'யூரியா', 'uria']) {
    const titles = find(text).map(({ title }) => title)
    const [bags, nano] = ['Urea, neem', 'Nano urea'].map((name) => titles.filter((title) => title.startsWith(name)))
    expect(bags?.length).toBeGreaterThan(0)
    expect(nano?.length).toBeGreaterThan(0)
    expect(titles.slice(0, bags?.length)).toEqual(bags)
  }
})

test('the words of a seller’s own goods are found, misspelt too, poison excepted', async () => {
  const imported = (title: string, slug: string) => ({
    at: 0,
    product: product(1, { title, category: { id: 9, name: slug, slug } }),
  })
  const market = [imported('Zorblax ladder 12 steps', 'hand-tools'), imported('Quindrofos 20 EC', 'crop-care')]
  const titles = (text: string) => searchProducts(market, text).map((one) => one.product.title)
  expect(titles('zorblax')).toEqual(['Zorblax ladder 12 steps'])
  expect(titles('zorblx ladder')).toEqual(['Zorblax ladder 12 steps'])
  expect(titles('zorb')).toEqual(['Zorblax ladder 12 steps'])
  expect(titles('quindrofos')).toEqual(['Quindrofos 20 EC'])
  expect(titles('quindrofas')).toEqual([])
})

test('a listing’s own name stays what it is', () => {
  const { title } = describeGoods({
    title: 'Onion seed, Nasik Red N-53',
    brand: 'Beejrekha',
    category: 'seeds',
    short: 'Full tall plants by the wall.',
    crops: ['onion'],
    origin: 'IN',
  })
  expect(title).toEqual(expect.arrayContaining(['onion', '@seed', 'nasik', 'red', '53']))
})
