import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as tables from '../../../server/db/schema.ts'
import { keeps } from '../../support/keeps.ts'
import { addGoods } from '../support/fixtures.ts'
import { onEmbedded } from '../support/support.ts'

/** Every key that an answer may have which anybody can read, by hand: what is not here is not told. */

const ENVELOPE = ['status', 'message', 'data', 'meta', 'total', 'next_cursor']
const PRODUCT = `id product_id slug title short_description image_url product_type average_rating review_count
  stock_quantity category name ground brand vendor shop_name avatar city state variants variant_name price selling_price
  product_discount sku cod_available amount unit rating rating_count origin crops offers count from unit_from`
/** What the label of a product says. */
const FACTS = `facts generic_name pests dose dose_per_pump doses use measure least most per water waiting_days maker role importer address best_before
  consumer_care phone email`
const PUBLIC: Record<string, string> = {
  brands: 'id name slug image_url',
  'category-listing': 'id name slug icon ground',
  vendors: 'id name shop_name slug avatar city district state product_count licensed rating rating_count',
  'get-banner': 'source_type image_urls',
  'get-deal': 'deals start_date_time end_date_time',
  products: PRODUCT,
  'search/wheat': PRODUCT,
  crops: 'slug name product_count',
  'product-filters': 'crops brands origins slug name code count cash',
  'popular-searches': '',
  'delivery-zones': 'seller_id zones pins days cash_max closed',
}
const keysOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

onEmbedded((shop) => {
  let slug = ''
  let sellerId = 0
  beforeAll(async () => {
    const { db } = shop()
    const { listing, sku, product } = await addGoods(db)
    await addGoods(db, { productId: product.id })
    const similar = await addGoods(db, { categoryId: product.categoryId })
    await addGoods(db, { productId: similar.product.id })
    const party = { name: 'Annapurna Seeds', address: 'Pune 411001' }
    const facts = {
      generic_name: 'Seed',
      pests: null,
      dose: null,
      dose_per_pump: null,
      doses: [{ use: null, measure: 'mass' as const, least: 1000, most: 2000, per: 'acre' as const, water: null }],
      waiting_days: null,
      maker: { ...party, role: 'maker' as const },
      importer: party,
      best_before: null,
      consumer_care: { name: 'Care', phone: null, email: null },
    }
    await db
      .update(tables.products)
      .set({ origin: 'IL', crops: ['wheat'], facts })
      .where(eq(tables.products.id, product.id))
    sellerId = listing.sellerId
    const paper = { kind: 'seed', number: 'MH-7', state: 'Maharashtra', expiresOn: '2099-03-31' }
    await db.insert(tables.licences).values({ sellerId, ...paper, verifiedAt: new Date() })
    await db
      .update(tables.sellers)
      .set({ closedFrom: '2099-01-01', closedTo: '2099-01-02' })
      .where(eq(tables.sellers.id, sellerId))
    const zone = { sellerId, daysMin: 2, daysMax: 4, codMaxPaise: 500_000 }
    const [stored] = await db.insert(tables.deliveryZones).values(zone).returning()
    await db.insert(tables.zonePins).values({ zoneId: stored?.id ?? 0, sellerId, prefix: '42' })
    const asker = await shop().customer()
    const asked = { listingId: listing.id, customerId: asker.id, authorName: 'Asha Rao', question: 'Is it good?' }
    await db.insert(tables.questions).values({ ...asked, answer: 'Yes.', state: 'answered' })
    await db.insert(tables.banners).values({ sourceType: 'home', imageUrls: ['home-1.webp'] })
    await shop().operator('PUT', 'admin/deal', {
      body: { text: 'Ten for nine', start: '2026-01-01', end: '2026-01-02' },
    })
    slug = listing.slug
    const review = { listingId: listing.id, sku, comment: 'Good', rating: 4, authorName: 'Ramesh Kumar Yadav' }
    await db.insert(tables.reviews).values({ ...review, reviewStatus: 'approved' })
  })

  test('what anybody may read has these keys and no others', async () => {
    const wanted = {
      ...PUBLIC,
      [`product/details/${slug}`]: `${PRODUCT} product_details perishable licence_required licence pictures
        other_offers packs in_stock ${FACTS}`,
      [`questions/${slug}`]: 'id question answer answered_at user name',
      [`vendor-particulars/${sellerId}`]: `legal_name gst_no address city district state pincode care_name care_phone
        care_email licences kind number premises valid_from expires`,
      [`similar-products/${slug}`]: PRODUCT,
      [`get-review/${slug}`]:
        'avgRating reviewsCount ratingsDistribution 1 2 3 4 5 user_reviews id rating comment admin_comment updated_at media verified user name',
    }
    await keeps('s3/public-keys', async () => {
      for (const [path, keys] of Object.entries(wanted)) {
        const { status, body } = await shop().ask('GET', path)
        expect(status).toBe(200)
        const told = new Set(keysOf(body)).difference(new Set(ENVELOPE))
        expect([...told].toSorted(), path).toEqual(keys === '' ? [] : keys.split(/\s+/).toSorted())
      }
    })
  })

  test('a public review has the first name and an initial', async () => {
    const { body } = await shop().ask('GET', `get-review/${slug}`)
    await keeps('s3/first-name', () => expect(body.data.user_reviews[0].user).toEqual({ name: 'Ramesh Y.' }))
  })
})
