import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listingDrafts, listings, listingTexts, sellers, stockLog, variants } from '../../../server/db/schema.ts'
import { approve, giveBack, otherForm, sendDraft } from '../listings/draft-steps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { download, fileOf, newRow, openTrade, reasonsOf, rowsOf, sendFile, taken, type Cells } from './file-steps.ts'

/** A seller's own file: taken from the desk, changed, and sent again. */

onBothDatabases((shop) => {
  const open = (licenceKind: string | null = null) => openTrade(shop(), licenceKind)
  const draftsOf = (sellerId: number) =>
    shop().db.select().from(listingDrafts).where(eq(listingDrafts.sellerId, sellerId))
  const packOf = async (sku: string) => (await shop().db.select().from(variants).where(eq(variants.sku, sku)))[0]
  const listingsOf = (sellerId: number) => shop().db.select().from(listings).where(eq(listings.sellerId, sellerId))

  test('price, lower prices and stock are set at once, of the own pack alone, and logged', async () => {
    const { ask, sellerId } = await open()
    const goods = await addGoods(shop().db, { sellerId, price: 100, mrp: 120, stock: 10 })
    const report = await taken(ask, sellerId, [
      { Code: goods.listing.slug, Price: '95', Stock: '25', 'Quantity 1': '10', 'Quantity 1 Price': '90.50' },
    ])
    expect(report).toMatchObject({ rows: 1, set: 1, unchanged: 0, waiting: 0, bad_rows: 0, bad: [] })
    expect(await packOf(goods.sku)).toMatchObject({
      sellingPaise: 9500,
      mrpPaise: 12_000,
      onHand: 25,
      priceSteps: [{ from: 10, paise: 9050 }],
    })
    const log = await shop().db.select().from(stockLog).where(eq(stockLog.sku, goods.sku))
    expect(log).toMatchObject([{ before: 10, after: 25, reason: 'Seller’s file' }])
    const page = (await ask('GET', 'desk/log')).body.data
    expect(page.map((entry: { action: string }) => entry.action)).toEqual(['listing.file', 'variant.set'])
  })

  test('what was downloaded and not touched says nothing, also of what was sold meanwhile', async () => {
    const { ask, sellerId } = await open()
    const goods = await addGoods(shop().db, { sellerId, title: '=2+5 hoe; "best", 4"', stock: 10 })
    const second = await addGoods(shop().db, { sellerId, title: '-Spade', stock: 4 })
    await shop().db.insert(listingTexts).values({ listingId: second.listing.id, language: 'hi', title: '@फावड़ा' })
    const csv = await download(ask, sellerId)
    expect(csv.startsWith('\uFEFFCode,Name,Category,')).toBe(true)
    expect(csv).toContain(`"'=2+5 hoe; ""best"", 4"""`)
    expect(csv).toContain(`'@फावड़ा`)
    await shop().db.update(variants).set({ onHand: 7 }).where(eq(variants.sku, goods.sku))
    const report = await taken(ask, sellerId, csv)
    expect(report).toMatchObject({ rows: 2, set: 0, unchanged: 2, waiting: 0, declared: 0, bad: [] })
    expect(await packOf(goods.sku)).toMatchObject({ onHand: 7 })
    expect(await draftsOf(sellerId)).toEqual([])
    expect(await rowsOf(csv)).toMatchObject([{ Title: '=2+5 hoe; "best", 4"' }, { 'Title (hi)': '@फावड़ा' }])
  })

  test('a new product waits for approval, goes on sale as the file says, and is known to the file after it', async () => {
    const { ask, sellerId, operator, category } = await open()
    const rows = [
      newRow(category.name, {
        'Name (hi)': 'मोड़ने वाला हँसिया',
        'Quantity 1': '5',
        'Quantity 1 Price': '950',
        Description: '<p>For <b>grass</b>.</p><script>alert(1)</script>',
      }),
      { Code: 'sickle', Pack: '2 pieces', MRP: '2400', Price: '1900', Stock: '3', 'Cash on Delivery': 'no' },
    ]
    const first = await taken(ask, sellerId, rows)
    expect(first).toMatchObject({ rows: 2, waiting: 1, on_sale: 0, bad: [] })
    expect(await listingsOf(sellerId), 'nothing is sold before').toEqual([])
    expect(await taken(ask, sellerId, rows), 'a second time').toMatchObject({ waiting: 0, unchanged: 2, bad: [] })
    const [draft] = await draftsOf(sellerId)
    expect((await approve(operator, draft?.id ?? '', draft?.sentAt.toISOString())).status).toBe(200)
    const [listing] = await listingsOf(sellerId)
    expect(listing).toMatchObject({ title: 'Sahyadri folding sickle', productDetails: 'For grass.', handle: 'sickle' })
    const packs = await shop()
      .db.select()
      .from(variants)
      .where(eq(variants.listingId, listing?.id ?? 0))
    expect(packs).toMatchObject([
      { name: '1 piece', mrpPaise: 125_000, sellingPaise: 99_000, priceSteps: [{ from: 5, paise: 95_000 }] },
      { name: '2 pieces', codAvailable: false, onHand: 3 },
    ])
    const texts = await shop()
      .db.select()
      .from(listingTexts)
      .where(eq(listingTexts.listingId, listing?.id ?? 0))
    expect(texts).toMatchObject([{ language: 'hi', title: 'मोड़ने वाला हँसिया' }])
    const again = await taken(ask, sellerId, rows)
    expect(again).toMatchObject({ waiting: 0, on_sale: 0, declared: 0, unchanged: 2, bad: [] })
    const csv = await download(ask, sellerId, `?category=${category.id}&lang=hi`)
    expect(await rowsOf(csv)).toMatchObject([
      { Handle: 'sickle', Type: category.name, 'Variant Price': '990', HSN: '8201', 'Title (hi)': 'मोड़ने वाला हँसिया' },
      { Handle: 'sickle', 'Option1 Value': '2 pieces', 'Cash on Delivery': 'no' },
    ])
    expect(csv.split('\r\n')[0]).toContain('Name (hi)')
    expect(await taken(ask, sellerId, csv)).toMatchObject({ set: 0, unchanged: 2, waiting: 0, declared: 0, bad: [] })
  })

  test('a new name, MRP and pack of what is sold wait together, and are laid over a draft that waits', async () => {
    const { ask, sellerId, operator } = await open()
    const { listing, sku } = await addGoods(shop().db, { sellerId, price: 100, mrp: 120 })
    const row = { Code: listing.slug, Name: 'Steel hoe', MRP: '150', Price: '130', Stock: '9' }
    const report = await taken(ask, sellerId, [row])
    expect(report).toMatchObject({ waiting: 1, set: 0 })
    expect(reasonsOf(report)).toEqual({
      '2 Price': 'It is above the MRP of 120; once a higher MRP is approved, send the price again',
    })
    await taken(ask, sellerId, [{ Code: listing.slug, 'Name (hi)': 'स्टील कुदाल' }])
    const [draft, ...others] = await draftsOf(sellerId)
    expect(others).toEqual([])
    expect(draft?.form).toMatchObject({
      title: 'Steel hoe',
      texts: [{ language: 'hi', title: 'स्टील कुदाल' }],
      packs: [{ sku, price: 150 }],
    })
    await approve(operator, draft?.id ?? '', draft?.sentAt.toISOString())
    expect(await taken(ask, sellerId, [row])).toMatchObject({ set: 1, waiting: 0, bad: [] })
    expect(await packOf(sku)).toMatchObject({ mrpPaise: 15_000, sellingPaise: 13_000, onHand: 9 })
  })

  test('a seller who is trusted sells at once what her file says', async () => {
    const { ask, sellerId, category } = await open()
    await shop().db.update(sellers).set({ trustedAt: new Date() }).where(eq(sellers.id, sellerId))
    const { listing, sku } = await addGoods(shop().db, { sellerId, price: 100, mrp: 120 })
    const report = await taken(ask, sellerId, [newRow(category.name), { Code: listing.slug, MRP: '150', Price: '130' }])
    expect(report).toMatchObject({ on_sale: 2, set: 1, waiting: 0, bad: [] })
    expect(await packOf(sku)).toMatchObject({ mrpPaise: 15_000, sellingPaise: 13_000 })
    expect(await listingsOf(sellerId)).toHaveLength(2)
  })

  test('a refused row is told by the names of product and pack, also where the file has its code alone', async () => {
    const { ask, sellerId } = await open()
    const { listing } = await addGoods(shop().db, { sellerId, title: 'Steel hoe' })
    const { bad } = await taken(ask, sellerId, [{ Code: listing.slug, Pack: '1 piece', Price: 'call us' }])
    expect(bad).toMatchObject([{ line: 2, handle: listing.slug, name: 'Steel hoe, 1 piece', field: 'Price' }])
  })

  test('what the operator has returned is told at its field until it is mended', async () => {
    const { ask, sellerId, operator, category } = await open()
    await taken(ask, sellerId, [newRow(category.name)])
    const [draft] = await draftsOf(sellerId)
    await giveBack(operator, draft?.id ?? '', draft?.sentAt.toISOString(), { 'form.title': 'Name the size' })
    expect(reasonsOf(await taken(ask, sellerId, [newRow(category.name)]))).toEqual({
      '2 Name': 'The operator has returned this: Name the size',
    })
    expect(await taken(ask, sellerId, [newRow(category.name, { Name: 'Sickle 30 cm' })])).toMatchObject({ waiting: 1 })
  })

  test('the file to mend holds the refused rows alone, each whole, and is taken once it is mended', async () => {
    const { ask, sellerId, category } = await open()
    const rows = [
      newRow(category.name),
      { Code: 'sickle', Pack: '2 pieces', MRP: '100', Price: '1900', Stock: '3' },
      { Code: 'sickle', Pack: '3 pieces', MRP: '3000', Price: 'call us', Stock: '3' },
    ]
    const { bad, mend, bad_rows: badRows, waiting: sent } = await taken(ask, sellerId, rows)
    expect([badRows, sent]).toEqual([2, 1])
    expect(bad).toEqual([
      {
        line: 3,
        handle: 'sickle',
        name: 'Sahyadri folding sickle, 2 pieces',
        field: 'Price',
        reason: 'The price cannot be above the MRP',
      },
      {
        line: 4,
        handle: 'sickle',
        name: 'Sahyadri folding sickle, 3 pieces',
        field: 'Price',
        reason: 'call us is no price such as 266.50',
      },
    ])
    const file: Cells[] = mend.rows.map(({ cells }) => ({
      ...Object.fromEntries(mend.headings.map((heading, at) => [heading, cells[at] ?? ''])),
      Why: 'It is mended',
    }))
    expect(file).toMatchObject([
      { Category: category.name, Pack: '2 pieces' },
      { Pack: '3 pieces', Stock: '3' },
    ])
    const mended = file.map((row, at) => ({ ...row, MRP: '3000', Price: at === 0 ? '1900' : '2800' }))
    expect(await taken(ask, sellerId, mended)).toMatchObject({ rows: 2, waiting: 1, bad: [] })
    const [draft] = await draftsOf(sellerId)
    expect(draft?.form.packs.map(({ name }) => name)).toEqual(['1 piece', '2 pieces', '3 pieces'])
  })

  test('a draft typed on a phone keeps what it says where a file says something else of its listing', async () => {
    const { ask, sellerId } = await open()
    const { listing } = await addGoods(shop().db, { sellerId })
    const body = otherForm({ listing_id: listing.id }, { title: 'Sharbati wheat', description: 'Sown in November.' })
    const id = randomUUID()
    await sendDraft(ask, id, body)
    const report = await taken(ask, sellerId, [{ Code: listing.slug, Name: 'Wheat seed', 'Name (ta)': 'கோதுமை விதை' }])
    expect(report).toMatchObject({ waiting: 1, bad: [] })
    const [draft, ...others] = await draftsOf(sellerId)
    expect([draft?.id, others]).toEqual([id, []])
    const { title, description, texts } = draft?.form ?? {}
    expect({ title, description, texts }).toEqual({
      title: 'Sharbati wheat',
      description: 'Sown in November.',
      texts: [{ language: 'ta', title: 'கோதுமை விதை', short_description: '' }],
    })
    await sendDraft(ask, id, { ...body, form: { ...body.form, title: 'Sharbati' } })
    const [typed] = await draftsOf(sellerId)
    expect(typed?.form, 'a phone has no field for it').toMatchObject({ title: 'Sharbati', texts })
  })

  test('semicolons, tabs, another encoding and a page of HTML are read as the import reads them', async () => {
    const { ask, sellerId } = await open()
    const goods = await addGoods(shop().db, { sellerId })
    const semicolons = `sep=;\r\nCode;Price;Stock\r\n${goods.listing.slug};91,50;3\r\n`
    const utf16 = Buffer.from(`\uFEFFCode\tPrice\n${goods.listing.slug}\t92\n`, 'utf16le')
    expect((await sendFile(ask, sellerId, semicolons)).body.data).toMatchObject({ set: 1, bad: [] })
    expect(await packOf(goods.sku)).toMatchObject({ sellingPaise: 9150, onHand: 3 })
    expect((await sendFile(ask, sellerId, new Uint8Array(utf16))).body.data).toMatchObject({ set: 1 })
    expect(fileOf([{ Code: 'a;b' }])).toBe('Code\n"a;b"')
  })
})
