import { answers } from '../../../src/contract/answers.ts'
import { CASH_ON_DELIVERY } from '../../../src/contract/constants.ts'
import { overCash, promiseOf, sumsOfSellers, type DeliveryPromise } from '../../../src/contract/delivery/promise.ts'
import { paise, rupees } from '../../../src/contract/money.ts'
import { Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { deliveryOfSellers } from '../zones/zones.ts'
import { formatPaise } from './order-caps.ts'
import type { Offer, WantedLine } from './order-lines.ts'

interface WantedDelivery {
  wanted: readonly WantedLine[]
  offers: ReadonlyMap<string, Offer>
  method: 'c' | 'p'
  pincode: string
  /** What was agreed with the one seller of a quote, in place of what its zone asks for. */
  agreedPaise?: number | undefined
}

interface OrderDelivery {
  promise: (sellerId: number) => DeliveryPromise | null
  /** What each seller takes for bringing its goods, in paise. */
  chargeOf: (sellerId: number) => number
  chargePaise: number
}

/** What each seller promises to the PIN and takes for it; refused where one does not deliver, or takes less cash there. */
export const checkDelivery = async (
  shop: ShopContext,
  { wanted, offers, method, pincode, agreedPaise }: WantedDelivery,
): Promise<OrderDelivery> => {
  const lines = wanted.flatMap(({ sku, quantity }) => {
    const offer = offers.get(sku)
    return offer === undefined ? [] : [{ ...offer, paise: offer.unitPaise * quantity }]
  })
  const zones = await deliveryOfSellers(shop, [...new Set(lines.map(({ sellerId }) => sellerId))])
  const now = shop.clock()
  const promises = new Map(
    lines.map(({ sellerId }): [number, DeliveryPromise | null] => {
      const ofZone = promiseOf(zones, sellerId, pincode, now)
      if (ofZone === null || agreedPaise === undefined) return [sellerId, ofZone]
      return [sellerId, { ...ofZone, charge: rupees(agreedPaise), freeAbove: Infinity }]
    }),
  )
  const promise = (sellerId: number) => promises.get(sellerId) ?? null

  const unserved = lines.filter(({ sellerId }) => promise(sellerId) === null).map(({ sku }) => ({ sku }))
  if (unserved.length > 0)
    throw new Refusal('NOT_DELIVERABLE', answers.notDelivered(pincode), {
      data: { lines: unserved, pincode },
    })

  const over = method === CASH_ON_DELIVERY ? overCash(lines, promise) : undefined
  if (over === undefined) {
    const charges = new Map(sumsOfSellers(lines, promise).map(({ sellerId, chargePaise }) => [sellerId, chargePaise]))
    const chargePaise = [...charges.values()].reduce((sum, charge) => sum + charge, 0)
    return { promise, chargeOf: (sellerId) => charges.get(sellerId) ?? 0, chargePaise }
  }
  const name = lines.find(({ sellerId }) => sellerId === over.sellerId)?.shopName ?? ''
  const message =
    over.max === 0
      ? answers.noCashThere(name, pincode)
      : answers.lessCashThere(name, formatPaise(paise(over.max)), pincode)
  const ofSeller = lines.filter(({ sellerId }) => sellerId === over.sellerId).map(({ sku }) => ({ sku }))
  throw new Refusal('CASH_LIMIT', message, {
    data: { lines: ofSeller, max_rupees: over.max, order_rupees: over.total },
  })
}
