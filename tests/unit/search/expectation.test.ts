import { describe, expect, test } from 'vitest'
import { generate } from '../../../server/seed/generate.ts'
import { SEED } from '../../../server/seed/seed.ts'
import { judge, readExpectation, sortOf, purposeOf, type Found } from '../../support/search/expectation.ts'
import { readTable } from '../../support/search/table.ts'

const product = (slug: string, title: string, crops: string[] = [], short = ''): Found => ({
  category: { slug },
  title,
  crops,
  short_description: short,
})

const WHEAT = product('seeds', 'Wheat seed, HD 2967', ['wheat'])
const PADDY = product('seeds', 'Paddy seed, IR 64', ['paddy'])
const UREA = product('fertilisers', 'Urea, neem coated, 46% nitrogen')
const NANO = product('fertilisers', 'Nano urea liquid, 4% nitrogen')
const CARTAP = product('crop-care', 'Cartap hydrochloride 4% GR', ['paddy'], 'Against stem borer in paddy.')
const BUTACHLOR = product('crop-care', 'Butachlor 50% EC', ['paddy'])
const SULPHUR = product('crop-care', 'Wettable sulphur 80% WG', ['grapes'])
const TRICHODERMA = product('crop-care', 'Trichoderma viride 1% WP')
const NEEM_OIL = product('crop-care', 'Neem oil spray, 1500 ppm')
const NAA = product('crop-care', 'NAA 4.5% SL')
const TRAP = product('crop-care', 'Yellow sticky trap sheets, both sides')

const row = (first: string, never: string) => ({ first: readExpectation(first), never: readExpectation(never) })

describe('a verdict', () => {
  const seed = row('category=seeds & crop=paddy', 'pesticide')

  test('is right when the first product is what was asked for', () => {
    expect(judge(seed, [PADDY, WHEAT, UREA])).toEqual({ right: true, forbidden: undefined })
  })

  test.each([
    ['another crop', [WHEAT, PADDY]],
    ['another category', [UREA]],
    ['nothing', []],
  ])('is wrong when %s comes first', (_, products) => {
    expect(judge(seed, products)).toEqual({ right: false, forbidden: undefined })
  })

  test('names what must not be there, first or fifth', () => {
    expect(judge(seed, [CARTAP, PADDY])).toEqual({ right: false, forbidden: CARTAP.title })
    expect(judge(seed, [PADDY, PADDY, PADDY, PADDY, CARTAP])).toEqual({ right: false, forbidden: CARTAP.title })
  })

  test('does not look beyond the fifth', () => {
    expect(judge(seed, [PADDY, PADDY, PADDY, PADDY, PADDY, CARTAP]).right).toBe(true)
  })

  test('wants an empty list where nothing is sold', () => {
    expect(judge(row('none', 'pesticide'), []).right).toBe(true)
    expect(judge(row('none', 'pesticide'), [UREA])).toEqual({ right: false, forbidden: undefined })
    expect(judge(row('none', 'pesticide'), [CARTAP]).forbidden).toBe(CARTAP.title)
  })

  test('takes either of two answers', () => {
    const either = row('none or title~^Urea', 'pesticide')
    expect([[], [UREA], [NANO]].map((products) => judge(either, products).right)).toEqual([true, true, false])
  })
})

describe('an expression', () => {
  test.each<[string, Found[], Found[]]>([
    ['category=seeds', [WHEAT, PADDY], [UREA, CARTAP]],
    ['category=seeds & crop=wheat', [WHEAT], [PADDY]],
    ['crop=wheat or crop=paddy & category=seeds', [WHEAT, PADDY], [CARTAP]],
    ['title~^urea', [UREA], [NANO]],
    ['title~urea', [UREA, NANO], [WHEAT]],
    ['short~stem borer', [CARTAP], [BUTACHLOR]],
    ['sort=Weed killer', [BUTACHLOR], [CARTAP, TRAP]],
    ['sort=Biological', [TRICHODERMA, NEEM_OIL], [SULPHUR, TRAP]],
    ['use=insects', [CARTAP, NEEM_OIL], [TRICHODERMA, BUTACHLOR, TRAP]],
    ['use=disease', [SULPHUR, TRICHODERMA], [CARTAP, NAA]],
    ['use=growth', [NAA], [UREA]],
    ['pesticide', [CARTAP, BUTACHLOR, NEEM_OIL, NAA], [TRAP, UREA]],
    ['chemical', [CARTAP, SULPHUR, BUTACHLOR], [NEEM_OIL, NAA, TRAP]],
    ['pesticide & !title~Cartap', [BUTACHLOR], [CARTAP, WHEAT]],
    ['none', [], [UREA, CARTAP]],
  ])('%s', (text, yes, no) => {
    const { matches } = readExpectation(text)
    expect(yes.filter((each) => !matches(each))).toEqual([])
    expect(no.filter(matches)).toEqual([])
  })

  test.each([
    ['', '"" is no condition'],
    ['wheat', '"wheat" is no condition'],
    ['pesticide or', '"pesticide or" is no condition'],
    ['Title~urea', 'is no condition'],
    ['title~(', 'Invalid regular expression'],
    ['crop~wheat', 'crop~ is not known'],
    ['colour=red', 'colour= is not known'],
    ['category=seed', 'seed is none of seeds, '],
    ['sort=weed killer', 'weed killer is none of '],
    ['use=weed', 'weed is none of '],
    ['!none', '"!none" is no condition'],
  ])('"%s" is refused', (text, why) => {
    expect(() => readExpectation(text)).toThrow(why)
  })

  test('only a spray has a sort, whatever its name begins with', () => {
    expect([sortOf(product('fertilisers', 'Neem oil spray')), purposeOf(UREA), sortOf(TRAP)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('the table', () => {
  const rows = readTable()
  const catalogue = generate(SEED, { today: '2026-11-25' })
  const slugs = new Map(catalogue.categories.map(({ id, slug }) => [id, slug]))
  const products = new Map(catalogue.products.map((each) => [each.id, each]))
  const sold = [...catalogue.offers()].map(({ listing }): Found => {
    const master = products.get(listing.productId)
    return product(
      slugs.get(master?.categoryId ?? 0) ?? '',
      listing.title,
      master?.crops ?? [],
      listing.shortDescription,
    )
  })

  test('has each search once, and enough of each script', () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBe(rows.length)
    const counts = new Map<string, number>()
    for (const { script } of rows) counts.set(script, (counts.get(script) ?? 0) + 1)
    expect(counts.size).toBe(10)
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(30)
  })

  test('expects only what is sold and is not forbidden in the same row', () => {
    const impossible = rows.filter(
      ({ first, never }) => first.text !== 'none' && !sold.some((each) => first.matches(each) && !never.matches(each)),
    )
    expect(impossible.map(({ query }) => query)).toEqual([])
  })

  test('every spray that is sold has a sort', () => {
    const unknown = sold.filter(
      ({ category, title }) => category.slug === 'crop-care' && !/trap|safety kit/i.test(title),
    )
    expect(unknown.filter((each) => sortOf(each) === undefined)).toEqual([])
  })

  test('calls unsold only what no product is named after', () => {
    const titles = sold.map(({ title }) => title.toLowerCase()).join('\n')
    const unsold = rows.filter(({ kind, script }) => kind === 'unsold-pesticide' && script === 'latin')
    expect(unsold.length).toBeGreaterThan(10)
    expect(unsold.filter(({ query }) => titles.includes(query))).toEqual([])
  })

  test('forbids something in every row, and never all', () => {
    const idle = rows.filter(({ never }) => !sold.some(never.matches) || sold.every(never.matches))
    expect(idle.map(({ query }) => query)).toEqual([])
  })

  test('keeps letters that look alike apart', () => {
    const text = rows.map(({ query }) => query).join('\n')
    for (const letter of [
      '\u095B',
      '\u091C\u093C',
      '\u09DF',
      '\u09AF\u09BC',
      '\u0D7D',
      '\u0D32\u0D4D\u200D',
      '\u0BC6\u0BBE',
    ])
      expect(text).toContain(letter)
  })
})
