import { expect, test } from 'vitest'
import { categories } from '../../../server/db/schema.ts'
import { addSeller, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Doses as figures, from a seller's file to the answer that a product's page is made of. */

const COLUMNS = ['Handle', 'Title', 'Vendor', 'Type', 'Option1 Value', 'Variant Price', 'Dose', 'Dose to Calculate']

onBothDatabases((shop) => {
  /** A shop and a trade of its own, and its file of products, each with the words of a label. */
  const market = async () => {
    const tag = unique()
    const seller = await addSeller(shop().db, { shopName: `Krishi Kendra ${tag}` })
    await shop()
      .db.insert(categories)
      .values({ name: `Trade ${tag}`, slug: `trade-${tag}`, icon: 'seeds', ground: 'sprout', licenceKind: null })
    const send = async (labels: Readonly<Record<string, { words?: string; figures?: string }>>) => {
      const rows = Object.entries(labels).map(([name, { words = '', figures = '' }]) =>
        [`${name}-${tag}`, name, `Krishi Kendra ${tag}`, `Trade ${tag}`, '5 kg', '99', words, figures].map(
          (cell) => `"${cell}"`,
        ),
      )
      const raw = [COLUMNS, ...rows].map((cells) => cells.join(',')).join('\n')
      return (await shop().operator('POST', 'admin/catalogue', { raw, headers: { 'Content-Type': 'text/csv' } })).body
        .data
    }
    const listed = async (): Promise<{ title: string; slug: string }[]> =>
      (await shop().ask('GET', `products?seller=${seller.id}&limit=100`)).body.data
    const factsOf = async (title: string) => {
      const found = (await listed()).find((one) => one.title === title)
      return (await shop().ask('GET', `product/details/${found?.slug}`)).body.data.facts
    }
    return { send, listed, factsOf }
  }

  test('a dose is taken as figures, for each crop or use that the label names, and the same file changes nothing', async () => {
    const { send, factsOf } = await market()
    const file = {
      Dosed: {
        figures:
          'Cotton: 50 to 75 kg per acre; Paddy: 500 g - 1 kg / ha; spray: 0.3 ml per litre in 150 to 200 litre per acre',
      },
      Told: { words: 'a handful' },
    }
    expect(await send(file)).toMatchObject({ products: { added: 2 }, bad_rows: 0 })
    expect((await factsOf('Dosed')).doses).toEqual([
      { use: 'Cotton', measure: 'mass', least: 50_000_000, most: 75_000_000, per: 'acre', water: null },
      { use: 'Paddy', measure: 'mass', least: 500_000, most: 1_000_000, per: 'hectare', water: null },
      {
        use: 'spray',
        measure: 'volume',
        least: 300,
        most: 300,
        per: 'litre',
        water: { least: 150_000, most: 200_000, per: 'acre' },
      },
    ])
    // Words alone are never calculated with.
    expect(await factsOf('Told')).toMatchObject({ dose: 'a handful' })
    expect(await factsOf('Told')).not.toHaveProperty('doses')
    expect(await send(file)).toMatchObject({ products: { changed: 0, unchanged: 2 } })
  })

  test.each([
    ['50 to 75', 'such as 50 to 75 kg'],
    ['75 to 50 kg per acre', 'begins above its end'],
    ['5 tablets per acre', 'no unit that can be used'],
    ['5 kg to 6 litre per acre', 'no unit that can be used'],
    ['2 g per kg of seed', 'does not end with per acre'],
    ['400 kg and more per acre', 'is no amount'],
    ['0 kg per acre', 'too little or too much'],
    ['999999 quintal per acre', 'too little or too much'],
    ['0.0005 g per litre', 'too little or too much'],
    ['5 kg per acre; 6 kg per acre', 'Two doses are for the same'],
    [': 5 kg per acre', 'Name a crop or a use'],
    ['5 kg per acre in 200 litre per acre', 'water beside a dose for an area'],
    ['1 ml per litre in 200 kg per acre', 'no water'],
    [Array.from({ length: 13 }, (_, n) => `crop ${n}: 1 g per acre`).join(';'), 'at most 12 doses'],
  ])('a dose to calculate %s is a bad row that says why', async (figures, why) => {
    const { send, listed } = await market()
    const report = await send({ Odd: { figures }, Even: {} })
    expect(report).toMatchObject({
      bad_rows: 1,
      bad: [{ line: 2, field: 'Dose to Calculate', reason: expect.stringContaining(why) as unknown }],
    })
    expect((await listed()).map(({ title }) => title)).toEqual(['Even'])
  })
})
