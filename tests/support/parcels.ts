import type { DeskLine, DeskShipment } from '../../src/contract/calls/staff/shipments.ts'

/** Parcels of the desk to test with. */

export const line = (order_item_id: number, quantity: number, unit_price: number): DeskLine => ({
  order_item_id,
  product_id: order_item_id,
  sku: `SKU-${order_item_id}`,
  title: `Pack ${order_item_id}`,
  variant_name: '1 kg',
  image_url: 'pack.webp',
  ground: 'clay',
  quantity,
  unit_price,
  total_price: unit_price * quantity,
  lot: null,
  best_before: null,
  licence_kind: null,
  licence: null,
  cancelled: false,
})

/** Waiting to be packed: 130 rupees in cash for three pieces of one line and one of another. */
export const parcel = (id: string, changes: Partial<DeskShipment> = {}): DeskShipment => ({
  id,
  order_id: 'HD23456789AB',
  seller_id: 3,
  shop_name: 'Devi Beej Bhandar',
  shop_address: 'Market Yard, Pune, 411037',
  language: null,
  state: 'to_pack',
  order_date: '2026-11-19T06:00:00.000Z',
  promised_from: null,
  promised_to: '2026-11-22',
  payment_method: 'c',
  cash_due: 130,
  delivery_charge: 0,
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
  proofs: [],
  lines: [line(1, 3, 10), line(2, 1, 100)],
  ...changes,
})
