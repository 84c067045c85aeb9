import { addGoods } from '../../server/support/fixtures.ts'
import type { TestShop } from '../../server/support/support.ts'
import { nothing, PICTURE, type DeskRoute, type Sent } from './route.ts'

/** What the operator does with the listings of any shop. */

type Goods = Awaited<ReturnType<typeof addGoods>>

const ofListing = (
  writes: string[],
  part: (goods: Goods, shop: TestShop) => Sent | Promise<Sent> = () => ({}),
): DeskRoute => ({
  send: async (shop) => {
    const goods = await addGoods(shop.db)
    const { id, sellerId } = goods.listing
    return { params: { id: String(id) }, ...(await part(goods, shop)), sellerId }
  },
  writes,
})

const TAKEN = ['listings', 'outbox', 'audit_log']
const PICTURES = ['listing_pictures', 'audit_log']

export const productRoutes = {
  deskProductShow: ofListing(TAKEN),
  deskProductHide: ofListing(TAKEN, () => ({ body: { reason: 'The bag in the photograph is another one' } })),
  deskProductTexts: ofListing([]),
  deskProductTextSet: ofListing(['listing_texts', 'audit_log'], ({ listing }) => ({
    params: { id: String(listing.id), language: 'hi' },
    body: { title: 'गेहूं का बीज', short_description: '' },
  })),
  deskShops: nothing,
  deskPictureKeep: { send: async () => ({ file: { type: 'application/octet-stream', text: PICTURE } }) },
  deskPictures: ofListing([], ({ sku }) => ({ params: { listing: sku } })),
  deskPicturesSet: ofListing(PICTURES, async ({ listing }, { deps }) => ({
    params: { listing: String(listing.id) },
    body: { pictures: [{ file: await deps.files.save(PICTURE, 'webp'), digest: '0'.repeat(64) }] },
  })),
  deskVariantSet: ofListing(['variants', 'stock_log', 'audit_log'], ({ sku }) => ({
    params: { sku },
    body: { price: 120, selling_price: 90, stock: 5, cod: 1 },
  })),
} satisfies Record<string, DeskRoute>
