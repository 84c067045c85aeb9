import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CROPS } from '../../../src/search/lexicon/crops.ts'
import { DISEASES, PESTS, WEEDS } from '../../../src/search/lexicon/troubles.ts'
import { understand } from '../../../src/search/understand.ts'
import { searchProducts } from '../../../src/shop/catalogue-index/search.shared.ts'
import { sortOf } from '../../support/search/expectation.ts'
import { isLabelled, judgeNeed, LANGUAGES, readNeeds, SAID } from '../../support/search/needs.ts'
import { seedIndex } from '../../support/seed-index.ts'

/** What a phone finds for what farmers need. */

const goods = seedIndex()
const find = (text: string) => searchProducts(goods, text).map(({ product }) => product)

describe('the table of needs', () => {
  const judged = readNeeds().map((need) => ({ ...need, ...judgeNeed(need, find(need.need)) }))

  test('has each need once, and thirty and more in every language', () => {
    expect(new Set(judged.map(({ need }) => need)).size).toBe(judged.length)
    for (const each of LANGUAGES)
      expect(judged.filter(({ language }) => language === each).length).toBeGreaterThanOrEqual(30)
  })

  test.each(LANGUAGES)('of 100 in %s 95 find first what is labelled for them', (each) => {
    const all = judged.filter(({ language }) => language === each)
    const wrong = all.filter(({ right }) => !right).map(({ need }) => need)
    expect(wrong.length / all.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('none finds a pesticide that its label does not offer for it', () => {
    const misused = judged.filter(({ misused: some }) => some.length > 0)
    expect(misused.map(({ need, misused: some }) => `${need} → ${some.join(', ')}`)).toEqual([])
  })
})

describe('by any name', () => {
  const linesOf = (text: string): string[][] =>
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
  /** Tokens that the labels say in other words. */
  const ON_LABEL: Record<string, string> = {
    aphid: 'aphids',
    jassids: 'hoppers',
    hopper: 'hoppers',
    mealybug: 'mealy bug',
    armyworm: 'fall armyworm',
    caterpillar: 'caterpillars',
    termite: 'white ants',
    grub: 'grubs',
    weed: 'weeds',
  }
  const saidOf = (id: string): string => ON_LABEL[id] ?? id.replaceAll('-', ' ')
  const CROP_SLUGS = ['wheat', 'paddy', 'maize', 'mustard', 'gram', 'soybean', 'cotton', 'chilli', 'tomato', 'okra']
  const crops = linesOf(CROPS)
    .filter(([slug = '']) => CROP_SLUGS.includes(slug))
    .flatMap(([slug = '', ...names]) => [slug, ...names].map((name) => ({ slug, name: name.replaceAll('-', ' ') })))
  const troubles = [PESTS, DISEASES, WEEDS]
    .flatMap(linesOf)
    .flatMap(([id = '', ...names]) => [id, ...names].map((name) => ({ id, name: name.replaceAll('-', ' ') })))
    .filter(({ id }) => saidOf(id) in SAID)

  test('what is found for a trouble of a crop is labelled for both, or nothing is found', () => {
    fc.assert(
      fc.property(fc.constantFrom(...crops), fc.constantFrom(...troubles), (crop, trouble) => {
        const text = `${crop.name} ${trouble.name}`
        const { terms } = understand(text)
        // A name of two things is judged as what it is taken for.
        fc.pre(terms.some(({ tokens }) => tokens[0] === trouble.id) && terms.length === 2)
        const misused = find(text).filter(
          (one) => sortOf(one) !== undefined && !isLabelled(one, { crop: crop.slug, against: saidOf(trouble.id) }),
        )
        expect(
          misused.map(({ title }) => title),
          text,
        ).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test('a pest that nobody knows finds nothing', () => {
    for (const text of ['vari lo zorbi purugu', 'धान में ज़ोर्बी कीट', 'ধানের জোরবি পোকা', 'gehu ki zorbichar dawa'])
      expect(
        find(text).map(({ title }) => title),
        text,
      ).toEqual([])
  })
})
