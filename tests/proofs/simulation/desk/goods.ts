import type { DeskLine, DeskShipment } from '../../../../src/contract/calls/staff/shipments.ts'
import type { DeskVariant } from '../../../../src/contract/calls/staff/variants.ts'

/** Two shops with their staff, their packs and their parcels; every id says whose it is. */

/** Two people of two shops use the same phone. */
export const STAFF = [1, 2] as const
/** Somebody else of the same shop, who has another phone. */
export const colleagueOf = (seller: number): number => seller + 10
export const sellerOf = (staff: number): number => staff % 10
export const sellerOfParcel = (id: string): number => Number(id[2])
export const sellerOfPack = (sku: string): number => Number(sku[2])

const PARCELS = 5
const PACKS = 3
/** What makes the server fail while it is poisoned. */
export const isPoison = (target: string): boolean => target.endsWith('9-1') || target === 'S-19' || target === 'S-29'

export const skusOf = (seller: number): string[] => [
  ...Array.from({ length: PACKS }, (_, n) => `S-${seller}${n + 1}`),
  `S-${seller}9`,
]
export const ordersOf = (seller: number): string[] => [
  ...Array.from({ length: PARCELS }, (_, n) => `HD${seller}${n + 1}`),
  `HD${seller}9`,
]

export const pack = (sku: string): DeskVariant => ({
  sku,
  listing_id: 20_001,
  product_id: 5001,
  seller_id: sellerOfPack(sku),
  title: `Wheat ${sku}`,
  variant_name: '1 kg',
  image_url: 'pack.webp',
  ground: 'clay',
  price: 10_000,
  selling_price: 5000,
  stock: 30,
  reserved: 0,
})

export const line = (order_item_id: number, sku: string, quantity: number): DeskLine => ({
  order_item_id,
  product_id: 5001,
  sku,
  title: `Wheat ${sku}`,
  variant_name: '1 kg',
  image_url: 'pack.webp',
  ground: 'clay',
  quantity,
  unit_price: 10,
  total_price: 10 * quantity,
  lot: null,
  best_before: null,
  licence_kind: null,
  licence: null,
  cancelled: false,
})

export const parcel = (order: string, lines: DeskLine[]): DeskShipment => ({
  id: `${order}-1`,
  order_id: order,
  seller_id: sellerOfParcel(order),
  shop_name: 'Devi Beej Bhandar',
  shop_address: null,
  state: 'to_pack',
  order_date: '2026-11-19T06:00:00.000Z',
  promised_from: null,
  promised_to: '2026-11-22',
  payment_method: 'c',
  cash_due: lines.reduce((sum, { total_price }) => sum + total_price, 0),
  cash_taken: null,
  carrier: null,
  tracking: null,
  reason: null,
  moved_at: '2026-11-19T06:00:00.000Z',
  address: {
    name: 'Ramesh Patil',
    phone_number: '9822012345',
    house_number: '12',
    area: 'Camp',
    pincode: '411001',
    city: 'Pune',
    district: 'Pune',
    state: 'Maharashtra',
  },
  lines,
})
