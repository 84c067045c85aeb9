import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories, licences, listings, products, stockLog, variants } from '../../../server/db/schema.ts'
import { addSeller, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { fileOf, LABEL, type Cells, type Column } from './product-file.ts'

onBothDatabases((shop) => {
  const send = (csv: string) =>
    shop().operator('POST', 'admin/catalogue', { raw: csv, headers: { 'Content-Type': 'text/csv; charset=utf-8' } })

  /** A shop and a trade of its own, so that tests do not meet. */
  const market = async (licenceKind: string | null = null) => {
    const tag = unique()
    const seller = await addSeller(shop().db, { shopName: `Krishi Kendra ${tag}` })
    await shop()
      .db.insert(categories)
      .values({ name: `Trade ${tag}`, slug: `trade-${tag}`, icon: 'seeds', ground: 'sprout', licenceKind })
    const product = (handle: string, more: Cells = {}): Cells => ({
      Handle: `${handle}-${tag}`,
      Title: `${handle} of ${tag}`,
      'Body (HTML)': '<p>Sprouts well.</p>',
      Vendor: ` krishi kendra ${tag} `,
      Type: `trade ${tag}s`,
      'Option1 Name': 'Pack',
      'Option1 Value': '500 g',
      'Variant Inventory Qty': '7',
      'Variant Price': '266.50',
      ...more,
    })
    const pack = (handle: string, more: Cells): Cells => ({ Handle: `${handle}-${tag}`, ...more })
    const listed = async () =>
      (await shop().ask('GET', `products?seller=${seller.id}&limit=100&sort=price_asc`)).body.data as {
        id: number
        title: string
        slug: string
        variants: { variant_name: string; price: number; selling_price: number; stock_quantity: number; sku: string }[]
      }[]
    return { tag, seller, product, pack, listed }
  }
  /** Every row that an import may write, as it lies in the database. */
  const stored = async (sellerId: number) => {
    const offers = await shop().db.select().from(listings).where(eq(listings.sellerId, sellerId)).orderBy(listings.id)
    const ids = offers.map(({ id }) => id)
    return {
      offers,
      masters: await shop()
        .db.select()
        .from(products)
        .where(
          inArray(
            products.id,
            offers.map(({ productId }) => productId),
          ),
        )
        .orderBy(products.id),
      packs: await shop().db.select().from(variants).where(inArray(variants.listingId, ids)).orderBy(variants.id),
    }
  }

  test('products with their packs are listed, and the same file changes nothing the second time', async () => {
    const { seller, product, pack, listed } = await market()
    const csv = fileOf([
      product('wheat', { Tags: 'New Arrival, rabi', 'Variant Compare At Price': '300', 'Variant SKU': 'MINE-1' }),
      pack('wheat', { 'Option1 Value': '1 kg', 'Variant Price': '500', 'Variant Inventory Qty': '3' }),
      pack('wheat', { 'Image Src': 'https://pictures.example/wheat.jpg' }),
      product('gram', { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '99' }),
    ])
    expect(await send(csv)).toMatchObject({
      status: 200,
      body: {
        data: { rows: 4, bad_rows: 0, bad: [], products: { added: 2, changed: 0 }, variants: { added: 3, changed: 0 } },
      },
    })
    expect(await listed()).toMatchObject([
      { variants: [{ variant_name: '1 piece', selling_price: 99 }] },
      {
        product_type: 'New Arrival',
        variants: [
          { variant_name: '500 g', price: 300, selling_price: 266.5, stock_quantity: 7, amount: 0.5, unit: 'kg' },
          { variant_name: '1 kg', selling_price: 500, stock_quantity: 3 },
        ],
      },
    ])
    const skus = (await listed()).flatMap(({ variants: packs }) => packs.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(3)
    for (const sku of skus) expect(sku).toMatch(/^IM\d+-\d+$/)
    const before = await stored(seller.id)
    expect((await send(csv)).body.data).toMatchObject({
      products: { added: 0, changed: 0, unchanged: 2 },
      variants: { added: 0, changed: 0, unchanged: 3 },
    })
    expect(await stored(seller.id)).toEqual(before)
  })

  test('what the file says anew is changed; what was sold or set since the last import is left alone', async () => {
    const { product, pack, listed } = await market()
    const rows = [product('wheat'), pack('wheat', { 'Option1 Value': '1 kg', 'Variant Price': '500' })]
    await send(fileOf(rows))
    const [first] = await listed()
    const sku = first?.variants[0]?.sku ?? ''
    await shop().operator('PUT', `admin/variants/${sku}`, { body: { stock: 2 } })
    rows[1] = { ...rows[1], 'Variant Price': '480' }
    expect((await send(fileOf(rows))).body.data).toMatchObject({
      products: { unchanged: 1 },
      variants: { added: 0, changed: 1, unchanged: 1 },
    })
    const [again] = await listed()
    expect(again?.variants).toMatchObject([
      { sku, selling_price: 266.5, stock_quantity: 2 },
      { variant_name: '1 kg', selling_price: 480 },
    ])
    expect(
      (await send(fileOf([product('wheat', { Title: 'Better wheat', Published: 'FALSE' })]))).body.data,
    ).toMatchObject({
      products: { changed: 1 },
    })
    expect(await listed()).toEqual([])
  })

  test('what a file changes of the stock is logged, beside what is held; the first import and a new price are no change', async () => {
    const { product, pack, listed, seller } = await market()
    const small = (stock: string) => product('wheat', { 'Variant Inventory Qty': stock })
    const large = (price: string) => pack('wheat', { 'Option1 Value': '1 kg', 'Variant Price': price })
    await send(fileOf([small('7'), large('500')]))
    const [sku, other] = (await listed())[0]?.variants.map((variant) => variant.sku) ?? []
    await shop()
      .db.update(variants)
      .set({ onHand: 6, reserved: 2 })
      .where(eq(variants.sku, sku ?? ''))
    await send(fileOf([small('20'), large('480')]))
    await send(fileOf([small('0'), large('480')]))
    const skus = (await stored(seller.id)).packs.map((variant) => variant.sku)
    expect(skus).toEqual([sku, other])
    const log = await shop().db.select().from(stockLog).where(inArray(stockLog.sku, skus)).orderBy(stockLog.id)
    expect(log.map(({ sku: of, before, after, reason, actor }) => [of, before, after, reason, actor])).toEqual([
      [sku, 6, 22, 'Catalogue import', 'operator'],
      [sku, 22, 2, 'Catalogue import', 'operator'],
    ])
  })

  test('a name of signs that take two places is drawn whole, not cut in the middle of one', async () => {
    const { seller, product } = await market()
    const { body } = await send(fileOf([product('wheat', { Title: `${'\u{1F33E}'.repeat(10)} seed` })]))
    expect(body.data).toMatchObject({ bad_rows: 0, products: { added: 1 } })
    const [master] = (await stored(seller.id)).masters
    expect(master?.drawing?.label).toBe('\u{1F33E}'.repeat(9))
  })

  test('each bad row is told with line, field and reason, and all good ones are kept', async () => {
    const { product, pack, listed, tag } = await market()
    const csv = fileOf([
      product('one', { 'Body (HTML)': '<p>Two\nlines</p>' }),
      pack('one', { 'Option1 Value': '1 kg', 'Variant Price': 'cheap' }),
      pack('one', { 'Option1 Value': '2 kg', 'Variant Price': '900', 'Variant Inventory Qty': '4.5' }),
      pack('one', { 'Option1 Value': '5 kg', 'Variant Price': '900', 'Variant Compare At Price': '100' }),
      pack('one', { 'Option1 Value': '500 g', 'Variant Price': '900' }),
      product('two', { Vendor: 'Nobody' }),
      pack('two', { 'Option1 Value': '1 kg', 'Variant Price': '10' }),
      product('three', { Type: 'Spaceships' }),
      product('four', { Title: '' }),
      'too,few,fields',
      product('five', { 'Variant Price': '1.005' }),
      product('one'),
      product('six', { Title: `Six \uFFFD` }),
      product('seven', { Handle: '' }),
      product('eight'),
    ])
    const { body } = await send(csv)
    expect(body.data).toMatchObject({ rows: 15, bad_rows: 13, products: { added: 2 }, variants: { added: 2 } })
    const told = body.data.bad.map(({ line, field, reason }: Record<string, string>) => `${line} ${field}: ${reason}`)
    expect(told).toEqual([
      '4 Variant Price: cheap is no price such as 266.50',
      '5 Variant Inventory Qty: 4.5 is no whole number of pieces',
      '6 Variant Compare At Price: It is below the price',
      '7 Option1 Value: 500 g stands in line 2 already',
      '8 Vendor: No accepted shop is called Nobody',
      '9 Handle: Its product, in line 8, cannot be taken',
      '10 Type: There is no category Spaceships',
      '11 Title: Title is required',
      '12 : The row has 3 fields, the heading has 14',
      '13 Variant Price: 1.005 is no price such as 266.50',
      '14 Handle: This product began in line 2 already',
      '15 Title: It cannot be read as UTF-8 text',
      '16 Handle: Handle is required',
    ])
    expect((await listed()).map(({ title }) => title).toSorted()).toEqual([`eight of ${tag}`, `one of ${tag}`])
  })

  test('a quotation mark that is never closed costs its own row and no other', async () => {
    const { product, pack, listed } = await market()
    const csv = fileOf([
      product('one', { 'Body (HTML)': 'Two\n"lines"' }),
      `"${'x'.repeat(50)},open`,
      product('two', { 'Body (HTML)': 'A, b' }),
      pack('two', { 'Option1 Value': '4" pipe', 'Variant Price': '9' }).Handle + ',open",,,,,,,4" pipe,,,9,,',
      product('three', { 'Body (HTML)': 'c, d' }),
      `"end`,
    ])
    const { body } = await send(csv)
    expect(body.data).toMatchObject({ rows: 6, bad_rows: 2, products: { added: 3 }, variants: { added: 4 } })
    expect(body.data.bad).toMatchObject([
      { line: 4, reason: 'A quotation mark is not closed' },
      { line: 8, reason: 'A quotation mark is not closed' },
    ])
    expect(await listed()).toHaveLength(3)
  })

  test('goods under licence come only from shops whose licence is valid', async () => {
    const { seller, product, listed } = await market('insecticide')
    const csv = fileOf([product('spray')])
    const licence = { sellerId: seller.id, kind: 'insecticide', number: 'I/1', state: 'Maharashtra' }
    await shop()
      .db.insert(licences)
      .values({ ...licence, expiresOn: '2020-03-31' })
    expect((await send(csv)).body.data.bad).toMatchObject([
      { line: 2, field: 'Vendor', reason: expect.stringContaining('holds no valid insecticide licence') as unknown },
    ])
    await shop()
      .db.insert(licences)
      .values({ ...licence, expiresOn: '2999-03-31' })
    expect((await send(csv)).body.data).toMatchObject({ bad_rows: 0, products: { added: 1 } })
    const [sold] = await listed()
    expect((await shop().ask('GET', `product/details/${sold?.slug}`)).body.data).toMatchObject({
      licence_required: true,
      licence: { valid: true },
    })
  })

  test('a substance that is banned in India is refused, however it is written', async () => {
    const { product, listed } = await market()
    const names = ['endosulfan', 'dichlorvos', 'methyl parathion', 'nicotine sulphate', 'phorate']
    const titles = ['Endosulfan 35% EC', 'DI-CHLORVOS 76 EC', 'Methyl-Parathion dust', 'Nicotine sulfate']
    const rows = titles.map((title, at) => product(`banned-${at}`, { Title: title }))
    const hidden = product('hidden', { Title: 'Green Shield', 'Generic Name': 'Phorate 10% CG' })
    const allowed = product('allowed', { Title: 'Paraquat dichloride 24 SL, no lindanex' })
    const { body } = await send(fileOf([...rows, hidden, allowed], LABEL))
    const reasons = names.map((name) => `${name} is banned in India: it may not be sold`)
    expect(body.data.bad).toMatchObject(reasons.map((reason) => ({ reason })))
    expect((await listed()).map(({ title }) => title)).toEqual([allowed.Title])
  })

  test('descriptions become plain text, whatever their HTML tries', async () => {
    const { product, listed } = await market()
    const html = `<h2>Use</h2><ul><li>Sow &amp; water</li><li>Wait<br>10 days</li></ul>
      <script>alert(1)</script><style>p{}</style><svg><script>alert(2)</script></svg><iframe src="https://evil.example">in</iframe>
      <p onclick="alert(3)">See <a href="javascript:alert(4)">this</a> <img src=x onerror=alert(5)></p>&lt;b&gt;`
    await send(fileOf([product('wheat', { 'Body (HTML)': html, Tags: 'perishable' })]))
    const [sold] = await listed()
    const { product_details, short_description, perishable } = (
      await shop().ask('GET', `product/details/${sold?.slug}`)
    ).body.data
    expect(product_details).toBe('Use\n• Sow & water\n• Wait\n10 days\nSee this\n<b>')
    expect(short_description).toBe('Use')
    expect(perishable).toBe(true)
  })

  test('what a label says is taken as it stands, found by its words, and changed by the file alone', async () => {
    const { product, listed } = await market()
    const label: Cells = {
      Crops: 'Cotton, bitter gourd; Cotton',
      Pests: 'Aphids and thrips',
      Dose: '0.3 ml per litre',
      'Dose per Pump': '4.5 ml',
      'Waiting Days': '14',
      'Generic Name': 'Zorbicide',
      Maker: 'Good Works',
      'Maker Address': 'Plot 4, Pune 411001',
      'Maker Role': 'Packer',
      Importer: 'Far Trade',
      'Importer Address': 'Dock 2, Mumbai',
      'Country of Origin': 'israel',
      'Collect Only': 'Yes',
      'Best Before': '03/2028',
      'Care Phone': '1800 123 456',
    }
    const file = fileOf([product('Label', label), product('Bare')], LABEL)
    expect((await send(file)).body.data).toMatchObject({ products: { added: 2 }, bad_rows: 0 })
    const detailsOf = async (title: string) => {
      const found = (await listed()).find((one) => one.title.startsWith(title))
      return (await shop().ask('GET', `product/details/${found?.slug}`)).body.data
    }
    expect(await detailsOf('Label')).toMatchObject({
      origin: 'IL',
      collect_only: true,
      crops: ['cotton', 'bitter-gourd'],
      facts: {
        generic_name: 'Zorbicide',
        pests: 'Aphids and thrips',
        dose: '0.3 ml per litre',
        dose_per_pump: '4.5 ml',
        waiting_days: 14,
        maker: { name: 'Good Works', address: 'Plot 4, Pune 411001', role: 'packer' },
        importer: { name: 'Far Trade', address: 'Dock 2, Mumbai' },
        best_before: '2028-03',
        consumer_care: { name: null, phone: '1800 123 456', email: null },
      },
    })
    expect(await detailsOf('Bare')).toMatchObject({ origin: null, crops: [], facts: null })
    const { slug } = await detailsOf('Label')
    for (const text of ['zorbicide', 'imported israel', 'kapas', 'gourd'])
      expect((await shop().ask('GET', `search/${text}`)).body.data[0]?.slug, text).toBe(slug)
    expect((await send(file)).body.data).toMatchObject({ products: { changed: 0, unchanged: 2 } })
    const anew = { Dose: '', 'Waiting Days': '21', 'Care Email': 'care@maker.example' }
    expect(
      (await send(fileOf([product('Label', { ...label, 'Care Phone': '', ...anew })], LABEL))).body.data.products
        .changed,
    ).toBe(1)
    expect((await detailsOf('Label')).facts).toMatchObject({
      dose: '0.3 ml per litre',
      waiting_days: 21,
      pests: 'Aphids and thrips',
      consumer_care: { name: null, phone: '1800 123 456', email: 'care@maker.example' },
    })
  })

  test.each<[Column, string, Column?]>([
    ['Collect Only', 'maybe'],
    ['Country of Origin', 'Wakanda'],
    ['Country of Origin', 'EU'],
    ['Best Before', '31/02/2028'],
    ['Best Before', '2028-13'],
    ['Waiting Days', 'two'],
    ['Waiting Days', '400'],
    ['Crops', 'झझझझ'],
    ['Maker', 'Without Address', 'Maker Address'],
    ['Maker Role', 'friend'],
    ['Importer Address', 'Dock 2', 'Importer'],
    ['Care Phone', 'ask Ravi'],
    ['Care Email', 'nobody'],
    ['Dose', 'x'.repeat(301)],
  ])('a label that says %s %s is a bad row', async (column, cell, field = column) => {
    const { product, listed } = await market()
    const { body } = await send(fileOf([product('Odd', { [column]: cell }), product('Even')], LABEL))
    expect(body.data).toMatchObject({ bad_rows: 1, bad: [{ line: 2, field, reason: expect.any(String) }] })
    expect((await listed()).map(({ title }) => title.split(' ')[0])).toEqual(['Even'])
  })

  test('a file without the needed columns, an empty one, another type or a stranger is refused', async () => {
    expect(await send('Handle,Title\na,b')).toMatchObject({
      status: 422,
      body: { fields: { file: expect.stringContaining('Vendor, Type, Variant Price') as unknown } },
    })
    expect(await send('')).toMatchObject({ status: 422, body: { message: 'The file is empty' } })
    expect(await shop().operator('POST', 'admin/catalogue', { body: {} })).toMatchObject({ status: 415 })
    const customer = await shop().customer()
    const headers = { 'Content-Type': 'text/csv' }
    expect(await customer.ask('POST', 'admin/catalogue', { raw: 'x', headers })).toMatchObject({ status: 401 })
    expect(await shop().ask('POST', 'admin/catalogue', { raw: 'x', headers })).toMatchObject({ status: 401 })
  })
})
