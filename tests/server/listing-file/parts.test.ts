import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ListingFileReport } from '../../../src/contract/product/listing-file.ts'
import { addReport } from '../../../src/desk/listings/file/add-report.ts'
import { listingDrafts, variants } from '../../../server/db/schema.ts'
import { inParts } from '../../../server/shop/core/pauses.ts'
import { takeListingFile } from '../../../server/shop/listing-file/take-file.ts'
import { addGoods, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { fileOf, newRow, openTrade } from './file-steps.ts'

/** A file that takes long is taken in parts: each sending goes on where the one before has stopped. */

test('after a part of long work others have the database for as long as it took, also where it failed', async () => {
  const begun = performance.now()
  let worked = 0
  const part = inParts({ pauseFactor: 2 })(async () => {
    while (worked < 20) worked = performance.now() - begun
    throw new Error('The connection is gone')
  })
  await expect(part).rejects.toThrow('The connection is gone')
  // A timer may be a millisecond early.
  expect(performance.now() - begun).toBeGreaterThan(3 * worked - 2)
})

onBothDatabases((shop) => {
  /** All of a file, each part of it as short as it can be; returns how many there were. */
  const takeInParts = async (sellerId: number, file: string) => {
    const me = { id: null, sellerId, role: 'owner' as const, tokenHash: null }
    let report: ListingFileReport | null = null
    for (let parts = 1; ; parts++) {
      const options = { from: report?.next_line ?? 1, partMs: 0 }
      report = addReport(report, await takeListingFile(shop().deps, me, sellerId, new Blob([file]).stream(), options))
      if (report.next_line === undefined) return { report, parts }
    }
  }

  test('its parts come to what the whole file does, bad rows and what comes twice too', async () => {
    const { ask, sellerId, category } = await openTrade(shop())
    const title = `Hoe ${unique()}`
    const { listing, sku } = await addGoods(shop().db, { sellerId, title, price: 100, mrp: 120 })
    const tools = Array.from({ length: 25 }, (_, at) => newRow(category.name, { Code: `c${at}`, Name: `Tool ${at}` }))
    const rows = [
      { Code: listing.slug, Price: '90' },
      ...tools.slice(0, 12),
      { Code: 'broken', Price: 'call us' },
      ...tools.slice(12),
      // The first one once more, by its name, in a part of its own.
      { Code: '', Name: title, Price: '80' },
      { Code: 'c3', Price: '1' },
    ]
    const [heading, first, ...others] = fileOf(rows).split('\n')
    const raw = [heading, first, 'torn', ...others, 'torn'].join('\n')
    const { report, parts } = await takeInParts(sellerId, raw)
    expect(parts).toBeGreaterThan(20)
    expect(report).toMatchObject({ rows: rows.length + 2, set: 1, waiting: 25, bad_rows: 5 })
    expect(report.bad.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      expect.stringMatching(/^3 The row has 1 /),
      expect.stringMatching(/^16 /),
      '30 This product began in line 2 already',
      '31 This product began in line 7 already',
      expect.stringMatching(/^32 The row has 1 /),
    ])
    expect((await shop().db.select().from(variants).where(eq(variants.sku, sku)))[0]?.sellingPaise).toBe(9000)
    const drafts = await shop().db.select().from(listingDrafts).where(eq(listingDrafts.sellerId, sellerId))
    expect(drafts).toHaveLength(25)
    const path = `desk/shops/${sellerId}/listing-file`
    const again = await ask('POST', `${path}?from=17`, { raw, headers: { 'Content-Type': 'text/csv' } })
    expect(again.body.data).toMatchObject({ rows: 16, set: 0, unchanged: 13, bad_rows: 3 })
    expect(again.body.data.next_line).toBeUndefined()
    expect((await ask('POST', `${path}?from=x`, { raw, headers: { 'Content-Type': 'text/csv' } })).status).toBe(422)
  })
})
