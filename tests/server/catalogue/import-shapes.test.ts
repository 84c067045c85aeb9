import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { categories, listings, products, stockLog, variants } from '../../../server/db/schema.ts'
import { addSeller, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'

/** Product files as spreadsheets save them, and what a file does not say. */

const HEADINGS = ['Handle', 'Title', 'Vendor', 'Type', 'Option1 Value', 'Variant Inventory Qty', 'Variant Price']
type Rows = readonly (readonly string[])[]

const csv = (rows: Rows, separator = ','): string =>
  rows
    .map((cells) =>
      cells.map((cell) => (cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
    )
    .join('\n')
const utf16 = (text: string, order: 'le' | 'be', mark: boolean): Uint8Array<ArrayBuffer> => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
  return Uint8Array.from(order === 'le' ? bytes : bytes.swap16())
}

onBothDatabases((shop) => {
  const send = (raw: string | Uint8Array<ArrayBuffer>) =>
    shop().operator('POST', 'admin/catalogue', { raw, headers: { 'Content-Type': 'text/csv' } })

  /** A shop and a trade of its own, and the rows of two products. */
  const market = async () => {
    const tag = unique()
    const seller = await addSeller(shop().db, { shopName: `Krishi ${tag}` })
    await shop()
      .db.insert(categories)
      .values({ name: `Trade ${tag}`, slug: `trade-${tag}`, icon: 'seeds', ground: 'sprout', licenceKind: null })
    const row = (name: string, size: string, stock: string, price: string): string[] => [
      `${name}-${tag}`,
      `${name} ${tag}`,
      `Krishi ${tag}`,
      `Trade ${tag}`,
      size,
      stock,
      price,
    ]
    const stored = () =>
      shop()
        .db.select()
        .from(variants)
        .innerJoin(listings, eq(listings.id, variants.listingId))
        .innerJoin(products, eq(products.id, listings.productId))
        .where(eq(listings.sellerId, seller.id))
        .orderBy(variants.id)
    const rows: Rows = [HEADINGS, row('Neem', '½ kg', '12', '266.50'), row('Sulphur', '2 x 500 ml', '7', '99')]
    return { tag, row, rows, stored }
  }

  test.each<[string, (rows: Rows) => string | Uint8Array<ArrayBuffer>]>([
    ['LF', (rows) => csv(rows)],
    ['CR LF', (rows) => csv(rows).replaceAll('\n', '\r\n')],
    ['CR alone', (rows) => csv(rows).replaceAll('\n', '\r')],
    ['CR CR LF', (rows) => csv(rows).replaceAll('\n', '\r\r\n')],
    ['mixed line ends', (rows) => csv(rows).replace('\n', '\r').replace('\n', '\r\n')],
    ['a byte order mark', (rows) => `\uFEFF${csv(rows)}\n`],
    ['UTF-16 LE with a mark', (rows) => utf16(csv(rows), 'le', true)],
    ['UTF-16 BE with a mark', (rows) => utf16(csv(rows), 'be', true)],
    ['UTF-16 LE without one', (rows) => utf16(csv(rows), 'le', false)],
    ['UTF-16 BE without one', (rows) => utf16(csv(rows), 'be', false)],
    [
      'UTF-16 with tabs, as Excel says Unicode text',
      (rows) => utf16(csv(rows, '\t').replaceAll('\n', '\r\n'), 'le', true),
    ],
    ['Windows-1252', (rows) => Uint8Array.from(Buffer.from(csv(rows), 'latin1'))],
    ['semicolons', (rows) => csv(rows, ';')],
    ['tabs', (rows) => csv(rows, '\t')],
    ['bars', (rows) => csv(rows, '|')],
    ['semicolons and a line that says so', (rows) => `sep=;\n${csv(rows, ';')}`],
    ['headings in lower case', ([, ...rows]) => csv([HEADINGS.map((name) => name.toLowerCase()), ...rows])],
    ['headings in capitals', ([, ...rows]) => csv([HEADINGS.map((name) => name.toUpperCase()), ...rows])],
    ['headings with spaces', ([, ...rows]) => csv([HEADINGS.map((name) => `  ${name}\u00A0`), ...rows])],
    ['headings with underscores', ([, ...rows]) => csv([HEADINGS.map((name) => name.replaceAll(' ', '_')), ...rows])],
    ['headings in quotation marks', ([, ...rows]) => csv([HEADINGS.map((name) => `"${name}"`), ...rows])],
    ['a heading of two lines', ([, ...rows]) => csv([HEADINGS.map((name) => `"${name.replace(' ', '\n')}"`), ...rows])],
    [
      "Shopify's present headings",
      ([, ...rows]) =>
        csv([['URL handle', 'Title', 'Vendor', 'Type', 'Option1 value', 'Inventory quantity', 'Price'], ...rows]),
    ],
    [
      'rows of empty cells',
      (rows) => csv(rows.flatMap((row) => [row, HEADINGS.map(() => ''), HEADINGS.map(() => ' ')])),
    ],
    ['empty lines', (rows) => `\n\n${csv(rows).replaceAll('\n', '\n\n')}\n\n`],
    ['a column that the shop has no use for', (rows) => csv(rows.map((row) => [...row, 'x']))],
  ])('a file is read with %s', async (_, made) => {
    const { rows, stored } = await market()
    const { status, body } = await send(made(rows))
    expect({ status, ...body.data }).toMatchObject({ status: 200, rows: 2, bad_rows: 0, variants: { added: 2 } })
    expect((await stored()).map(({ variants: pack }) => pack)).toMatchObject([
      { name: '½ kg', amount: 0.5, unit: 'kg', onHand: 12, sellingPaise: 26_650 },
      { name: '2 x 500 ml', amount: 1, unit: 'litre', onHand: 7, sellingPaise: 9_900 },
    ])
  })

  test.each([
    [
      "Shopify's present headings",
      ['URL handle', 'Title', 'Vendor', 'Type', 'Option1 value', 'Inventory quantity', 'Price'],
    ],
    ['its former headings', HEADINGS],
    ['headings in lower case', HEADINGS.map((name) => name.toLowerCase())],
  ])('a bad row names the heading of its own file: %s', async (_, headings) => {
    const {
      rows: [, first = []],
    } = await market()
    const broken = (at: number, cell: string, handle: string) =>
      first.map((value, place) => (place === 0 ? handle : place === at ? cell : value))
    const { body } = await send(
      csv([headings, broken(5, 'many', 'one'), broken(6, 'dear', 'two'), broken(1, '', 'three')]),
    )
    const named = body.data.bad.map(({ line, field }: { line: number; field: string }) => [line, field])
    expect(named).toEqual([
      [2, headings[5]],
      [3, headings[6]],
      [4, headings[1]],
    ])
  })

  test('a column that is missing is called as the file calls the others', async () => {
    const { body } = await send('URL handle,Title,Vendor,Type,Inventory quantity\nneem,Neem,Krishi,Trade,7\n')
    expect(body.fields.file).toMatch(/column Price is missing/)
  })

  const heading = HEADINGS.join(',')
  test.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['nothing', '', /empty/],
    ['a byte order mark alone', '\uFEFF', /empty/],
    ['a UTF-16 mark alone', utf16('', 'le', true), /empty/],
    ['blanks alone', ' \n\r\n\t\n', /empty/],
    ['a heading alone', heading, /no rows below/],
    ['a heading and empty rows', `${heading}\n,,,,,,\n\n`, /no rows below/],
    ['no heading', 'neem,Neem,Krishi,Trade,1 kg,7,99', /column Handle, Title/],
    [
      'a heading with an open quotation mark',
      `Handle,"Title,Vendor,Type\nneem,Neem,Krishi,Trade`,
      /quotation mark.*heading/,
    ],
    ['a heading with an open mark and none to follow', '"Handle', /quotation mark.*heading/],
    ['a heading without a needed column', heading.replace('Vendor', 'Seller'), /column Vendor is missing/],
    ['one column twice', `${heading},Price\n`, /Variant Price stands there twice/],
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]), /Excel workbook/],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /old Excel workbook/],
    ['a compressed file', Uint8Array.from([0x1f, 0x8b, 8, 0]), /compressed/],
    ['a PDF', '%PDF-1.7\n', /PDF/],
    ['a web page', '<!DOCTYPE html><html><body>Log in</body></html>', /web page/],
    ['NULs', Uint8Array.from(Buffer.alloc(400)), /empty|column/],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x0a, 0x22]), /column|quotation/],
    ['an endless heading', `Handle,"${'x'.repeat(700_000)}`, /too long|quotation/],
    ['two thousand columns', `${heading}${',x'.repeat(2000)}`, /at most 1000 columns/],
  ])('a file with %s is refused in words', async (_, raw, words) => {
    const { status, body } = await send(raw)
    expect(status).toBe(422)
    expect(body).toMatchObject({
      status: false,
      code: 'INVALID',
      fields: { file: expect.stringMatching(words) as unknown },
    })
  })

  test('a sign of Windows-1252 is understood; what may be another script is a bad row', async () => {
    const { row, stored, tag } = await market()
    const text = csv([HEADINGS, row('A', '½ kg', '1', '9')])
    const damaged = Buffer.concat([
      Buffer.from(text, 'latin1'),
      Buffer.from(`\nB-${tag},`),
      Buffer.from('यूरिया').subarray(0, 16),
      Buffer.from(`,Krishi ${tag},Trade ${tag},1 kg,1,9`),
    ])
    const { body } = await send(Uint8Array.from(damaged))
    expect(body.data).toMatchObject({
      rows: 2,
      bad: [{ line: 3, field: 'Title', reason: 'It cannot be read as UTF-8 text' }],
    })
    expect((await stored()).map(({ variants: pack }) => pack.name)).toEqual(['½ kg'])
  })

  describe('what a file does not say', () => {
    const FULL = [
      ...HEADINGS,
      'Variant Compare At Price',
      'Variant SKU',
      'Brand',
      'Tags',
      'Body (HTML)',
      'Published',
      'Title (hi)',
    ]
    const more = ['400', 'MINE-1', 'Good Brand', 'perishable, prepaid only', 'Sprouts well.', 'TRUE', 'नीम']
    const LABEL = ['Pests', 'Crops', 'Country of Origin']
    const label = ['Aphids', 'Cotton', 'India']
    const whole = async () => {
      const { row, rows, stored, ...rest } = await market()
      const first = row('Neem', '1 kg', '12', '300')
      await send(
        csv([
          [...FULL, ...LABEL],
          [...first, ...more, ...label],
        ]),
      )
      const [before] = await stored()
      await shop()
        .db.update(variants)
        .set({ onHand: 5, reserved: 2 })
        .where(eq(variants.sku, before?.variants.sku ?? ''))
      return { ...rest, row, rows, before, now: async () => (await stored())[0], all: stored }
    }
    const without = (pack: typeof variants.$inferSelect) => ({ ...pack, importedAs: null })

    test.each<[string, (first: string[]) => Rows]>([
      [
        'columns are missing',
        (first) => [HEADINGS.filter((name) => name !== 'Variant Inventory Qty'), first.toSpliced(5, 1)],
      ],
      [
        'cells are empty',
        (first) => [
          [...FULL, ...LABEL],
          [...first.toSpliced(5, 1, ''), ...more.map(() => ''), ...label.map(() => ' ')],
        ],
      ],
    ])('stays as it is where %s', async (_, made) => {
      const { row, before, now } = await whole()
      const { body } = await send(csv(made(row('Neem', '1 kg', '12', '290'))))
      expect(body.data).toMatchObject({
        bad_rows: 0,
        variants: { changed: 1 },
        packs_without: { stock: 1, list_price: 1 },
      })
      const after = await now()
      expect(after && without(after.variants)).toEqual(
        before && { ...without(before.variants), sellingPaise: 29_000, onHand: 5, reserved: 2 },
      )
      expect({ ...after?.listings, importedAs: '' }).toEqual({ ...before?.listings, importedAs: '' })
      expect(after?.products).toEqual(before?.products)
      expect(
        await shop()
          .db.select()
          .from(stockLog)
          .where(eq(stockLog.sku, before?.variants.sku ?? '')),
      ).toEqual([])
      const texts = await shop().operator('GET', `admin/listings/${before?.listings.id}/texts`)
      expect(texts.body.data).toMatchObject([{ language: 'en' }, { language: 'hi', title: 'नीम' }])
    })

    test('a new pack without a stock begins with none, and one below zero counts as none', async () => {
      const { row, all } = await whole()
      const { body } = await send(csv([HEADINGS, row('New', '1 kg', '', '9'), row('Oversold', '1 kg', '-3', '9')]))
      expect(body.data).toMatchObject({ bad_rows: 0, packs_without: { stock: 1, list_price: 2 } })
      expect((await all()).slice(1).map(({ variants: pack }) => [pack.onHand, pack.mrpPaise])).toEqual([
        [0, 900],
        [0, 900],
      ])
    })

    test('a price above the list price that stays is a bad row, and changes nothing', async () => {
      const { row, before, now } = await whole()
      const { body } = await send(csv([HEADINGS, row('Neem', '1 kg', '3', '450')]))
      expect(body.data).toMatchObject({
        variants: { changed: 0 },
        bad: [
          {
            line: 2,
            field: 'Variant Price',
            reason: expect.stringContaining('above the list price of 400') as unknown,
          },
        ],
      })
      expect((await now())?.variants).toMatchObject({
        sellingPaise: 30_000,
        mrpPaise: before?.variants.mrpPaise,
        onHand: 5,
      })
    })

    test('a product that a file has hidden is not shown again by one that does not say so', async () => {
      const { row, now } = await whole()
      const first = row('Neem', '1 kg', '3', '250')
      await send(
        csv([
          [...HEADINGS, 'Published'],
          [...first, 'FALSE'],
        ]),
      )
      await send(csv([HEADINGS, row('Neem', '1 kg', '3', '240')]))
      expect(await now()).toMatchObject({ listings: { published: false }, variants: { sellingPaise: 24_000 } })
    })

    test('which of several packs is meant has to be said', async () => {
      const { row, all } = await whole()
      await send(csv([HEADINGS, row('Neem', '5 kg', '1', '900')]))
      const { body } = await send(csv([HEADINGS, row('Neem', '', '1', '100')]))
      expect(body.data.bad).toMatchObject([
        { line: 2, field: 'Option1 Value', reason: expect.stringContaining('several') as unknown },
      ])
      expect((await all()).map(({ variants: pack }) => pack.sellingPaise)).toEqual([30_000, 90_000])
    })
  })

  test.each<[string, string, string?]>([
    ['Variant Price', '₹1,250'],
    ['Variant Price', '1 250,50', '1 250,50 can be read in two ways; write it such as 1250.50'],
    ['Variant Price', '-5', '-5 is below zero'],
    ['Variant Price', '0', 'A price is above zero'],
    ['Variant Price', '1e3', '1e3 is no price such as 266.50'],
    ['Variant Price', '99999999', '99999999 is too high for a price'],
    ['Variant Inventory Qty', '1,00,000'],
    ['Variant Inventory Qty', '12.0'],
    ['Variant Inventory Qty', '1.5', '1.5 is no whole number of pieces'],
    ['Variant Inventory Qty', '10,00', '10,00 can be read in two ways; write it such as 1250'],
    ['Variant Inventory Qty', '9999999', '9999999 is more than 1000000 pieces'],
    ['Variant Inventory Qty', 'plenty', 'plenty is no number of pieces'],
  ])('%s %s is taken, or refused for its real reason', async (column, cell, reason) => {
    const { row } = await market()
    const cells = row('Neem', '1 kg', '1', '9')
    cells[HEADINGS.indexOf(column)] = cell
    const { body } = await send(csv([HEADINGS, cells]))
    const bad = reason === undefined ? [] : [{ line: 2, field: column, reason }]
    expect(body.data).toMatchObject({ bad, variants: { added: 1 - bad.length } })
  })

  test.each([
    ['Urea 45 kg', '45 kg', 45, 'kg'],
    ['NPK 19:19:19 1 kg', '1 kg', 1, 'kg'],
    ['Neem cake 1/2 kg', '1/2 kg', 0.5, 'kg'],
    ['Neem oil 2 x 500 ml', '2 x 500 ml', 1, 'litre'],
    ['Neem oil (500 ml)', '500 ml', 0.5, 'litre'],
    ['Neem oil 1 l + 100 ml', '1 piece', 1, 'piece'],
    ['For 15 l of water', '1 piece', 1, 'piece'],
  ])('a product in one pack, %s, is sold as %s', async (title, name, amount, unit) => {
    const { row, stored } = await market()
    const cells = row('Neem', 'Default Title', '1', '9')
    cells[1] = title
    await send(csv([HEADINGS, cells]))
    expect((await stored()).map(({ variants: pack }) => pack)).toMatchObject([{ name, amount, unit }])
  })
})
