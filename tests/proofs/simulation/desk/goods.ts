import type { DeskLine, DeskShipment } from '../../../../src/contract/calls/staff/shipments.ts'
import type { DeskVariant } from '../../../../src/contract/calls/staff/variants.ts'
import { line as anyLine, parcel as anyParcel } from '../../../support/parcels.ts'

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
  shop_name: 'Devi Beej Bhandar',
  cod: true,
  title: `Wheat ${sku}`,
  variant_name: '1 kg',
  image_url: 'pack.webp',
  ground: 'clay',
  price: 10_000,
  selling_price: 5000,
  stock: 30,
  steps: [],
  reserved: 0,
})

export const line = (order_item_id: number, sku: string, quantity: number): DeskLine => ({
  ...anyLine(order_item_id, quantity, 10),
  product_id: 5001,
  sku,
  title: `Wheat ${sku}`,
})

export const parcel = (order: string, lines: DeskLine[]): DeskShipment =>
  anyParcel(`${order}-1`, {
    order_id: order,
    seller_id: sellerOfParcel(order),
    cash_due: lines.reduce((sum, { total_price }) => sum + total_price, 0),
    lines,
  })
