import { answers } from '../../../src/contract/answers.ts'
import { CASH_ON_DELIVERY } from '../../../src/contract/constants.ts'
import { overCash, promiseOf, type DeliveryPromise } from '../../../src/contract/delivery/promise.ts'
import { paise } from '../../../src/contract/money.ts'
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
  /** Agreed with the one seller of a quote; it is paid in cash with the goods. */
  chargePaise: number
}

/** What each seller promises to the PIN; refused where one does not deliver, or takes less cash there. */
export const checkDelivery = async (
  shop: ShopContext,
  { wanted, offers, method, pincode, chargePaise }: WantedDelivery,
): Promise<(sellerId: number) => DeliveryPromise | null> => {
  const lines = wanted.flatMap(({ sku, quantity }) => {
    const offer = offers.get(sku)
    return offer === undefined ? [] : [{ ...offer, paise: offer.unitPaise * quantity }]
  })
  const zones = await deliveryOfSellers(shop, [...new Set(lines.map(({ sellerId }) => sellerId))])
  const now = shop.clock()
  const promise = (sellerId: number) => promiseOf(zones, sellerId, pincode, now)

  const unserved = lines.filter(({ sellerId }) => promise(sellerId) === null).map(({ sku }) => ({ sku }))
  if (unserved.length > 0)
    throw new Refusal('NOT_DELIVERABLE', answers.notDelivered(pincode), {
      data: { lines: unserved, pincode },
    })

  const [first] = lines
  const due = first === undefined ? lines : [...lines, { ...first, paise: chargePaise }]
  const over = method === CASH_ON_DELIVERY ? overCash(due, promise) : undefined
  if (over === undefined) return promise
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
