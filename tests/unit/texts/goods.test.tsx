import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATEGORIES } from '../../../server/seed/categories.ts'
import { LOCAL_TEXTS } from '../../../server/seed/local-texts.ts'
import { LANGUAGES } from '../../../src/contract/languages.ts'
import { goods as english } from '../../../src/texts/en/goods.ts'
import { loadWhole } from '../../../src/texts/load-texts.ts'
import { packInWords, localPack } from '../../../src/texts/packs.ts'
import { localCategory } from '../../../src/texts/local-category.ts'
import { cropBySlug } from '../../../src/texts/local-crop.ts'
import {
  asWritten,
  localCountry,
  localDeal,
  localLicence,
  localList,
  localShort,
  localState,
  localTitle,
  localType,
} from '../../../src/texts/localized.ts'
import { localBestBefore, localPests } from '../../../src/texts/labels.ts'
import { speak } from '../../../src/texts/texts.ts'
import { sellerFact } from '../../../src/shop/catalogue/sellers/SellerAndBrandLists.tsx'
import { Sentence, Words } from '../../../src/ui/base/Words.tsx'

const PACKS = [
  ...new Set(CATEGORIES.flatMap(({ goods }) => goods.flatMap(({ packs }) => packs.map(({ name }) => name)))),
]
const CROPS = [...new Set(CATEGORIES.flatMap(({ goods }) => goods.flatMap(({ crops }) => crops ?? [])))]

const local = { language: 'hi', title: 'गेहूं', short_description: 'अच्छा।' } as const
const wheat = { title: 'Wheat', short_description: 'Good.', local }

describe('in English', () => {
  test('everything is said as it is written, and nothing is marked', async () => {
    for (const said of [
      localTitle(wheat),
      localCategory({ slug: 'seeds', name: 'Fine seeds' }),
      cropBySlug('bitter-gourd'),
      localState('Punjab'),
      localPack('45 kg bag'),
      localDeal('Rabi deals: at least 15% off'),
      asWritten('Green Shop'),
    ])
      expect(said).not.toHaveProperty('lang')
    expect(localTitle(wheat).text).toBe('Wheat')
    expect(localShort(wheat).text).toBe('Good.')
    expect(localCategory({ slug: 'seeds', name: 'Fine seeds' }).text).toBe('Fine seeds')
    expect(cropBySlug('bitter-gourd').text).toBe('Bitter gourd')
  })

  test('the words for the shop’s own packs are those that its sellers write', () => {
    for (const name of PACKS) expect(packInWords(name, english.packs)).toBe(name)
  })

  test('there are words for every crop and category of the demonstration', () => {
    expect(CROPS.filter((slug) => !(slug in english.crops))).toEqual([])
    expect(CATEGORIES.filter(({ slug }) => !(slug in english.categories))).toEqual([])
  })
})

describe.each(LANGUAGES.filter((code) => code !== 'en'))('%s', (language) => {
  test('calls no bag below ten kilos a sack', async () => {
    const { packs } = (await loadWhole(language)).shop.goods
    const { bag, pouch } = packs.containers
    const inBag = (size: string) => packInWords(`${size} bag`, packs) ?? ''
    for (const size of ['1 kg', '9.5 kg', '1/2 kg', '500 g']) {
      expect(inBag(size)).toContain(pouch)
      expect(inBag(size)).not.toContain(bag)
    }
    for (const size of ['10 kg', '45 kg']) expect(inBag(size)).toContain(bag)
  })
})

describe('what a label says', () => {
  afterAll(async () => speak('en', await loadWhole('en')))
  const goods = CATEGORIES.flatMap((category) => category.goods)
  const labelled = (fact: 'pests' | 'best_before') => [...new Set(goods.flatMap(({ facts }) => facts?.[fact] ?? []))]

  test.each(LANGUAGES)('%s: has words for every pest and every last day of the demonstration', async (language) => {
    speak(language, await loadWhole(language))
    expect(
      labelled('pests')
        .map(localPests)
        .filter(({ lang }) => lang !== undefined),
    ).toEqual([])
    expect(
      labelled('best_before')
        .map(localBestBefore)
        .filter(({ lang }) => lang !== undefined),
    ).toEqual([])
  })

  test('pests that are not all known stay as the label names them, and so does what is one pest with an "and"', async () => {
    speak('hi', await loadWhole('hi'))
    expect(localPests('thrips and moon moth')).toEqual({ text: 'thrips and moon moth', lang: 'en' })
    expect(localPests('thrips and mites').text.split(', ')).toHaveLength(2)
    expect(localPests('bollworm, shoot and fruit borer').text.split(', ')).toHaveLength(2)
    expect(localBestBefore('Best within a year')).toEqual({ text: 'Best within a year', lang: 'en' })
  })
})

describe('in Hindi', () => {
  beforeAll(async () => speak('hi', await loadWhole('hi')))
  afterAll(async () => speak('en', await loadWhole('en')))

  test('what was translated is said in Hindi, what was not in English and marked so', async () => {
    expect(localTitle(wheat)).toEqual({ text: 'गेहूं' })
    expect(localTitle({ title: 'Gram' })).toEqual({ text: 'Gram', lang: 'en' })
    expect(localShort(wheat)).toEqual({ text: 'अच्छा।' })
    expect(localShort({ ...wheat, local: { ...local, short_description: '' } })).toEqual({ text: 'Good.', lang: 'en' })
    expect(localTitle({ ...wheat, local: { ...local, language: 'mr' } })).toEqual({ text: 'Wheat', lang: 'en' })
  })

  test('two sentences that are put together end as Hindi ends them', () => {
    const said = sellerFact({ city: 'Nashik', product_count: 2, licensed: true })
    expect(said).toContain('। ')
    expect(said).not.toContain('.')
  })

  test('keys have words, unknown keys stay English', () => {
    expect(localCategory({ slug: 'seeds', name: 'Seeds' })).toEqual({ text: 'बीज' })
    expect(localCategory({ slug: 'boats', name: 'Boats' })).toEqual({ text: 'Boats', lang: 'en' })
    expect(localCategory({ slug: 'constructor', name: 'Odd' })).toEqual({ text: 'Odd', lang: 'en' })
    expect(cropBySlug('wheat').lang).toBeUndefined()
    expect(cropBySlug('dragon-fruit')).toEqual({ text: 'Dragon fruit', lang: 'en' })
    expect(localState('Punjab')).toEqual({ text: 'पंजाब' })
    expect(localState('Texas')).toEqual({ text: 'Texas', lang: 'en' })
    expect(localCountry('IL').lang).toBeUndefined()
    expect(localCountry('PE')).toEqual({ text: 'Peru', lang: 'en' })
    expect(localType('New Arrival').lang).toBeUndefined()
    expect(localLicence('seed').lang).toBeUndefined()
    expect(localDeal('Rabi deals: at least 15% off').text).toContain('15%')
    expect(localDeal('Free tea today')).toEqual({ text: 'Free tea today', lang: 'en' })
    expect(localList([cropBySlug('wheat'), cropBySlug('dragon-fruit')]).lang).toBeUndefined()
    expect(localList([cropBySlug('dragon-fruit'), cropBySlug('kiwi')])).toEqual({
      text: 'Dragon fruit, Kiwi',
      lang: 'en',
    })
  })

  test.each([
    ['45 kg bag', '45 किलो बोरी'],
    ['250 ml', '250 मिली'],
    ['10 pieces', '10 पीस'],
    ['1 Kg', '1 किलो'],
    ['500gm', '500 ग्राम'],
    ['2.5 sq mm, 100 m', '2.5 वर्ग मिमी, 100 मीटर'],
    ['Trap and 1 lure', 'ट्रैप और 1 ल्योर'],
  ])('the pack %s is %s', async (name, said) => {
    expect(localPack(name)).toEqual({ text: said })
  })

  test.each(['Assorted', '10 wizards', '5 kg drum', 'Red / Large', '2 x 3', '', '10 constructor'])(
    'a pack called “%s” stays as it was written',
    (name) => {
      expect(localPack(name)).toEqual({ text: name, lang: 'en' })
    },
  )

  test('somebody’s name in an Indian script is not called English', () => {
    expect(asWritten('हरि')).toEqual({ text: 'हरि' })
  })

  test('a sentence marks only what is English in it, wherever the language puts it', () => {
    const html = renderToStaticMarkup(
      <Sentence say={(one = '', other = '') => `${other} से ${one} तक`} of={[asWritten('Agra'), { text: 'दिल्ली' }]} />,
    )
    expect(html).toBe('<span>दिल्ली से <span lang="en">Agra</span> तक</span>')
    expect(renderToStaticMarkup(<Words text="दिल्ली" />)).toBe('दिल्ली')
  })
})

test.each(LANGUAGES)('every pack of the demonstration has a name in %s, with the same figures', async (code) => {
  const { shop } = await loadWhole(code)
  for (const name of PACKS) {
    const said = packInWords(name, shop.goods.packs)
    expect([name, said?.match(/\d+(?:\.\d+)?/g)]).toEqual([name, name.match(/\d+(?:\.\d+)?/g)])
  }
})

test.each([...LOCAL_TEXTS])('the goods named in %s are goods of the shop, with the same figures', (_, rows) => {
  const goods = new Map(CATEGORIES.flatMap(({ goods: all }) => all.map((good) => [good.title, good] as const)))
  const figures = (text: string) => (text.match(/\d+(?:[.:]\d+)*/g) ?? []).toSorted()
  for (const [title, row] of rows) {
    const good = goods.get(title)
    expect([title, good?.title]).toEqual([title, title])
    expect([title, figures(row.local_title)]).toEqual([title, figures(title)])
    expect([title, figures(row.local_short)]).toEqual([title, figures(good?.short ?? '')])
  }
})
