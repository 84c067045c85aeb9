import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '../../../server/db/database.ts'
import { brands, categories, listingDrafts, listings, products } from '../../../server/db/schema.ts'
import { importCatalogue } from '../../../server/shop/catalogue-import/import.ts'
import type { ShopContext } from '../../../server/shop/core/context.ts'
import { takeListingFile } from '../../../server/shop/listing-file/take-file.ts'
import { addBrand, addCategory, addSeller, unique } from '../support/fixtures.ts'
import { onBothDatabases } from '../support/support.ts'
import { fileOf, newRow, openTrade, reasonsOf } from './file-steps.ts'

/** What the operator renames, merges or pauses while a file is being worked on. */

onBothDatabases((shop) => {
  /** The shop, in which something happens before one of its transactions: the first that is told to be the one. */
  const withMeanwhile = (isTime: () => Promise<boolean>, meanwhile: () => Promise<unknown>): ShopContext => {
    let isOver = false
    const transaction: Db['transaction'] = async (...given) => {
      if (!isOver && (await isTime())) {
        isOver = true
        await meanwhile()
      }
      return shop().db.transaction(...given)
    }
    const db = new Proxy(shop().db, {
      get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name, target)),
    })
    return { ...shop().deps, db }
  }
  const byOperator = async (method: string, path: string, body: object) => {
    const { ask } = await shop().staff(null, 'manager')
    const answer = await ask(method, `desk/${path}`, { body, key: randomUUID() })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  /** Twelve new products, in two batches, of which two are sent when the operator does something. */
  const sendTwelve = async (meanwhile: (categoryId: number) => Promise<unknown>) => {
    const { sellerId, category } = await openTrade(shop())
    const drafts = () =>
      shop().db.select().from(listingDrafts).where(eq(listingDrafts.sellerId, sellerId)).orderBy(listingDrafts.sentAt)
    const during = withMeanwhile(
      async () => (await drafts()).length === 2,
      () => meanwhile(category.id),
    )
    const rows = Array.from({ length: 12 }, (_, at) => newRow(category.name, { Code: `code-${at}` }))
    const me = { id: null, sellerId, role: 'manager', tokenHash: null } as const
    const report = await takeListingFile(during, me, sellerId, new Blob([fileOf(rows)]).stream())
    return { report, drafts: await drafts(), category }
  }

  test('a category that is paused takes no row that comes after it', async () => {
    const { report } = await sendTwelve((id) => byOperator('PUT', `categories/${id}`, { paused: true }))
    const reason = 'This category is paused: nothing new is put on sale in it; choose another'
    expect(report).toMatchObject({ waiting: 2, bad_rows: 10 })
    expect(new Set(Object.values(reasonsOf(report)))).toEqual(new Set([reason]))
  })

  test('one that is called otherwise is none, and rows of one that was merged go where its products went', async () => {
    const renamed = await sendTwelve((id) =>
      shop()
        .db.update(categories)
        .set({ name: `New ${unique()}`, slug: unique() })
        .where(eq(categories.id, id)),
    )
    expect(renamed.report).toMatchObject({ waiting: 2, bad_rows: 10 })
    expect(new Set(Object.values(reasonsOf(renamed.report)))).toEqual(
      new Set([`There is no category ${renamed.category.name}`]),
    )
    const into = await addCategory(shop().db)
    const merged = await sendTwelve((id) => byOperator('POST', `categories/${id}/merge`, { into: into.id }))
    expect(merged.report).toMatchObject({ waiting: 12, bad_rows: 0 })
    expect(new Set(merged.drafts.map(({ form }) => form.about?.category_id))).toEqual(new Set([into.id]))
  })

  test('an import goes on with what a category and a brand were merged into', async () => {
    const { db } = shop()
    const shopName = `Green ${unique()}`
    const seller = await addSeller(db, { shopName })
    const [category, into] = [await addCategory(db, `Kcat${unique()}`), await addCategory(db)]
    const [brand, other] = [await addBrand(db, `Kbrand${unique()}`), await addBrand(db, `Lbrand${unique()}`)]
    await db.update(brands).set({ slug: brand.name.toLowerCase() }).where(eq(brands.id, brand.id))
    const during = withMeanwhile(
      async () => true,
      async () => {
        await byOperator('POST', `categories/${category.id}/merge`, { into: into.id })
        await byOperator('POST', `brands/${brand.id}/merge`, { into: other.id })
      },
    )
    const row = { Handle: 'hoe', Title: 'Hoe', Vendor: shopName, Type: category.name, Brand: brand.name }
    const file = fileOf([{ ...row, Published: 'TRUE', 'Variant Price': '100' }])
    expect((await importCatalogue(during, new Blob([file]).stream())).products.added).toBe(1)
    const [made] = await db
      .select({ category: products.categoryId, brand: products.brandId })
      .from(products)
      .innerJoin(listings, eq(listings.productId, products.id))
      .where(eq(listings.sellerId, seller.id))
    expect(made).toEqual({ category: into.id, brand: other.id })
  })
})
