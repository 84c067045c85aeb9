import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LISTING_FILE_BYTES_MAX, LISTING_FILE_ROWS_MAX } from '../../../src/contract/product/listing-file.ts'
import { auditLog, licences, listingDrafts, listings, variants } from '../../../server/db/schema.ts'
import { takeListingFile } from '../../../server/shop/listing-file/take-file.ts'
import { addGoods, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { download, fileOf, newRow, openTrade, reasonsOf, sendFile, taken } from './file-steps.ts'

/** What a seller's file cannot do: reach another shop, sell what may not be sold, or hold up the shop. */

onBothDatabases((shop) => {
  const open = (licenceKind: string | null = null) => openTrade(shop(), licenceKind)
  const everything = async () => ({
    listings: await shop().db.select().from(listings),
    variants: await shop().db.select().from(variants),
    drafts: await shop().db.select().from(listingDrafts),
  })
  const draftsOf = (sellerId: number) =>
    shop().db.select().from(listingDrafts).where(eq(listingDrafts.sellerId, sellerId))

  test('nothing of another shop changes, by whatever code, name or shop a row calls it', async () => {
    const { ask, sellerId, category } = await open()
    const theirs = await addGoods(shop().db, { title: `Their hoe ${unique()}` })
    await shop().db.update(listings).set({ handle: 'their-hoe' }).where(eq(listings.id, theirs.listing.id))
    const before = await everything()
    const report = await taken(ask, sellerId, [
      newRow(category.name, { Code: 'their-hoe', Price: '1', Stock: '0' }),
      newRow(category.name, { Code: theirs.listing.slug, Price: '2' }),
      newRow(category.name, { Code: '', Name: theirs.listing.title, Price: '3' }),
      newRow(category.name, { Code: theirs.sku, Price: '4', Vendor: 'Somebody Else' }),
      { Code: String(theirs.listing.id), Price: '5', Stock: '5' },
    ])
    expect(reasonsOf(report)).toMatchObject({
      '5 Vendor': 'This names another shop; your file is about your own, so leave it empty',
    })
    const after = await everything()
    expect(after.listings).toEqual(before.listings)
    expect(after.variants).toEqual(before.variants)
    const own = after.drafts.filter((draft) => !before.drafts.some(({ id }) => id === draft.id))
    expect(new Set(own.map((draft) => draft.sellerId))).toEqual(new Set([sellerId]))
    expect(await download(ask, sellerId)).not.toContain('Their hoe')
  })

  test('another shop’s file is neither sent nor taken, and the attempt is noted', async () => {
    const [mine, other] = [await open(), await open()]
    const file = await sendFile(other.ask, mine.sellerId, fileOf([newRow(mine.category.name)]))
    expect([file.status, file.body.message]).toEqual([404, 'There is no such shop'])
    expect((await other.ask('GET', `desk/shops/${mine.sellerId}/listing-file`)).status).toBe(404)
    expect(await draftsOf(mine.sellerId)).toEqual([])
    const noted = await shop().db.select().from(auditLog).where(eq(auditLog.sellerId, other.sellerId))
    expect(noted.map(({ action }) => action)).toEqual(['refused.deskFileSend', 'refused.deskFile'])
    const packer = await shop().staff(mine.sellerId, 'packer')
    expect((await sendFile(packer.ask, mine.sellerId, 'Code\na')).status).toBe(403)
  })

  test('the rules of a draft hold for each row, and every other row is taken', async () => {
    const { ask, sellerId, category } = await open()
    const own = await addGoods(shop().db, { sellerId, title: 'Garden hoe', price: 100, mrp: 120 })
    const of = (Code: string, cells: object) => newRow(category.name, { Code, Name: `Tool ${Code}`, ...cells })
    const report = await taken(ask, sellerId, [
      of('a', { Price: '1251' }),
      of('b', { Name: '!!! ***' }),
      of('c', { Name: 'Endosulfan 35 EC' }),
      of('d', { 'Name (hi)': 'Endosulfan 35 EC' }),
      of('e', { 'Name (hi)': '—…' }),
      of('f', { MRP: '' }),
      of('g', { HSN: '12345' }),
      of('h', { 'Generic Name': '' }),
      of('i', { 'Country of Origin': 'Atlantis' }),
      of('j', { Category: 'Rockets' }),
      of('k', { Stock: '2000000' }),
      of('l', { Name: 'x'.repeat(201) }),
      of('m', { 'Cash on Delivery': 'perhaps' }),
      of('n', { 'Quantity 1': '5', 'Quantity 1 Price': '995' }),
      { Code: own.listing.slug, Name: 'Phorate 10 G', Brand: 'Other', Price: '95' },
      of('o', {}),
    ])
    expect(reasonsOf(report)).toEqual({
      '2 Price': 'The price cannot be above the MRP',
      '3 Name': 'Write the name in letters that a customer can read',
      '4 Name': 'endosulfan is banned in India: it may not be sold',
      '5 Name (hi)': 'endosulfan is banned in India: it may not be sold',
      '6 Name (hi)': 'Write the name in letters that a customer can read',
      '7 MRP': 'A price is a number of rupees',
      '8 HSN': 'An HSN code has 4, 6 or 8 digits',
      '9 Generic Name': 'The law wants this on the product’s page',
      '10 Country of Origin': 'There is no country Atlantis; write IN or India',
      '11 Category': 'There is no category Rockets',
      '12 Stock': '2000000 is more than 1000000 pieces',
      '13 Name': 'Use at most 200 characters',
      '14 Cash on Delivery': 'Write yes or no',
      '15 Quantity 1 Price': 'It is not below 990, what a piece costs of fewer',
      '16 Name': 'phorate is banned in India: it may not be sold',
      '16 Brand': 'This is said of a product on sale already; ask the operator to change it',
    })
    // Of the one with steps that rise the rest is sent, and of the own pack the price is set.
    expect(report).toMatchObject({ rows: 16, bad_rows: 15, waiting: 2, set: 1 })
    expect(new Set((await draftsOf(sellerId)).map(({ form }) => form.code))).toEqual(new Set(['n', 'o']))
  })

  test('what needs a licence wants one that is valid', async () => {
    const { ask, sellerId, category } = await open('seed')
    const rows = [newRow(category.name)]
    expect(reasonsOf(await taken(ask, sellerId, rows))).toEqual({
      '2 Category': 'Your shop has no seed licence, under which this is sold',
    })
    const licence = { sellerId, kind: 'seed', number: '7', state: 'Goa' }
    await shop()
      .db.insert(licences)
      .values({ ...licence, expiresOn: '2020-01-01' })
    expect(reasonsOf(await taken(ask, sellerId, rows))).toEqual({
      '2 Category': 'The seed licence of your shop is not valid today',
    })
    expect(await draftsOf(sellerId)).toEqual([])
  })

  test('a row that stands there twice is taken once, and packs that are not told apart not at all', async () => {
    const { ask, sellerId } = await open()
    const { listing } = await addGoods(shop().db, { sellerId })
    const values = { listingId: listing.id, name: '5 kg', mrpPaise: 900, sellingPaise: 800, onHand: 1, amount: 5 }
    await shop()
      .db.insert(variants)
      .values({ ...values, sku: `X-${unique()}`, unit: 'kg' })
    const report = await taken(ask, sellerId, [
      { Code: listing.slug, Name: '', Pack: '5 kg', Stock: '4' },
      { Code: listing.slug, Name: '', Pack: '5 kg', Stock: '5' },
      { Code: 'another', Name: '', Pack: '', Stock: '5' },
      { Code: listing.slug, Name: '', Pack: '', Stock: '6' },
    ])
    expect(reasonsOf(report)).toMatchObject({
      '3 Pack': '5 kg stands in line 2 already',
      '5 Code': 'This product began in line 2 already',
    })
    expect(reasonsOf(await taken(ask, sellerId, [{ Code: listing.slug, Stock: '6' }]))).toEqual({
      '2 Pack': 'The product has several packs; name the one that is meant',
    })
  })

  test('a million rows, too many bytes and what is no text are refused whole, with the limit', async () => {
    const { ask, sellerId } = await open()
    const { listing, sku } = await addGoods(shop().db, { sellerId })
    const first = `Code,Price\n${listing.slug},1\n`
    const refused = async (raw: string | Uint8Array<ArrayBuffer>) => {
      const { status, body } = await sendFile(ask, sellerId, raw)
      return [status, body.message]
    }
    expect(await refused(first + 'a,1\n'.repeat(1_000_000))).toEqual([
      413,
      `A file has at most ${LISTING_FILE_ROWS_MAX} rows; send it category by category`,
    ])
    expect(await refused(first + `${'x'.repeat(999)}\n`.repeat(LISTING_FILE_BYTES_MAX / 1000))).toEqual([
      413,
      'A file has at most 20 MB; send it category by category',
    ])
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, ...Buffer.from(first)])
    expect((await refused(zip))[1]).toMatch(/Excel workbook/)
    expect((await refused(`<script>alert(1)</script>\n${first}`))[1]).toMatch(/web page/)
    expect((await refused(`%PDF-1.7\n${first}`))[1]).toMatch(/PDF/)
    expect((await refused(`GIF89a;\n${first}`))[0]).toBe(422)
    expect((await refused(crypto.getRandomValues(new Uint8Array(5000))))[0]).toBe(422)
    expect((await refused(''))[1]).toBe('The file is empty')
    expect((await shop().db.select().from(variants).where(eq(variants.sku, sku)))[0]?.sellingPaise).toBe(10_000)
    const binary = await taken(ask, sellerId, `${first.trim()}\u0000\n`)
    expect(reasonsOf(binary)).toEqual({ '2 Price': 'It cannot be read as UTF-8 text' })
  })

  test('two files of one shop at a time: the second is refused, and the first is taken whole', async () => {
    const { ask, sellerId, category } = await open()
    const rows = Array.from({ length: 20 }, (_, at) => newRow(category.name, { Code: `c${at}`, Name: `Tool ${at}` }))
    const answers = await Promise.all([1, 2].map(() => sendFile(ask, sellerId, fileOf(rows))))
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([200, 409])
    expect(await draftsOf(sellerId)).toHaveLength(20)
    expect(await taken(ask, sellerId, rows)).toMatchObject({ waiting: 0, unchanged: 20, bad: [] })
  })

  test('of the files of four shops at a time one is asked to come again, and is taken then', async () => {
    const shops = [await open(), await open(), await open(), await open()]
    const send = ({ ask, sellerId, category }: (typeof shops)[number]) => {
      const rows = Array.from({ length: 20 }, (_, at) => newRow(category.name, { Code: `c${at}`, Name: `Tool ${at}` }))
      return sendFile(ask, sellerId, fileOf(rows))
    }
    const answers = await Promise.all(shops.map(send))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 503])
    for (const [at, { status, headers }] of answers.entries()) {
      const late = shops[at]
      if (status === 200 || late === undefined) continue
      expect(headers.get('Retry-After')).toBe('30')
      expect(await draftsOf(late.sellerId)).toEqual([])
      expect((await send(late)).body.data).toMatchObject({ waiting: 20, bad: [] })
    }
  })

  test('of a file that breaks off nothing is done', async () => {
    const { sellerId } = await open()
    const { listing, sku } = await addGoods(shop().db, { sellerId })
    const pieces = [`Code,Price\n${listing.slug},1\n`, `${listing.slug},2`]
    const broken = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await setImmediate()
        const piece = pieces.shift()
        if (piece === undefined) controller.error(new Error('The connection is gone'))
        else controller.enqueue(Buffer.from(piece))
      },
    })
    const me = { id: null, sellerId, role: 'owner' as const, tokenHash: null }
    await expect(takeListingFile(shop().deps, me, sellerId, broken)).rejects.toThrow('The connection is gone')
    expect((await shop().db.select().from(variants).where(eq(variants.sku, sku)))[0]?.sellingPaise).toBe(10_000)
  })

  test('no more drafts of one shop wait than the operator can look at', async () => {
    const { ask, sellerId, category } = await open()
    const rows = Array.from({ length: 203 }, (_, at) => newRow(category.name, { Code: `c${at}`, Name: `Tool ${at}` }))
    const report = await taken(ask, sellerId, rows)
    expect(report).toMatchObject({ waiting: 200, bad_rows: 3 })
    expect(report.bad[0]).toMatchObject({ line: 202, reason: '200 drafts of your shop wait already' })
    expect(report.mend.rows.map(({ line }) => line)).toEqual([202, 203, 204])
  })
})
