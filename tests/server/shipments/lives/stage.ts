import { randomInt } from 'node:crypto'
import { orderItems, orders, payments, returns, shipments, staff as staffRows } from '../../../../server/db/schema.ts'
import type { ShopContext } from '../../../../server/shop/core/context.ts'
import { Refusal } from '../../../../server/shop/core/refusal.ts'
import { OPERATOR, type Staff } from '../../../../server/shop/core/identity.ts'
import { decideReturn } from '../../../../server/shop/returns/return-decisions.ts'
import { addGoods, addSeller } from '../../support/fixtures.ts'
import type { TestShop } from '../../support/support.ts'
import type { Dice } from '../../../proofs/simulation/prng.ts'

/** One seller with three people and one product, for many lives. */

export interface Stage {
  shop: ShopContext
  customerId: number
  staff: readonly Staff[]
  goods: { sku: string; listing: { id: number }; product: { id: number } }
}

export const openStage = async ({ db, deps, customer }: TestShop): Promise<Stage> => {
  const seller = await addSeller(db)
  const goods = await addGoods(db, { sellerId: seller.id, stock: 1_000_000 })
  const people = ['owner', 'packer', 'packer'] as const
  const rows = await db
    .insert(staffRows)
    .values(
      people.map((role) => ({ sellerId: seller.id, name: role, phoneNumber: String(randomInt(6e9, 1e10)), role })),
    )
    .returning()
  const staff = rows.map(({ id, role, name }) => ({ id, role, name, sellerId: seller.id, tokenHash: '' }))
  return { shop: deps, customerId: (await customer()).id, staff, goods }
}

const BEGIN = Date.UTC(2026, 10, 1)
const STEP_MS = 60_000

/** The same stage at a time of its own, that goes by as the dice fall: a seed plays the same life again. */
export const atOwnTime = (stage: Stage, dice: Dice): { stage: Stage; pass: () => void } => {
  let now = BEGIN
  const pass = () => {
    now += 1 + dice.below(STEP_MS)
  }
  return { stage: { ...stage, shop: { ...stage.shop, clock: () => new Date(now) } }, pass }
}

const ADDRESS = { name: 'Asha Rao', phone_number: '9000000001', pincode: '411001' }

/** A charge for delivery as zones ask for it, or none, in paise; none in a life that has no dice for it. */
export const chargeBy = (dice: Dice | undefined): number =>
  dice === undefined || dice.chance(0.5) ? 0 : 1 + dice.below(10_000)

/** An order of these lines as the shop stores it. */
export const place = async (
  { shop, customerId, staff, goods }: Stage,
  id: string,
  { prices, charge, paid }: { prices: readonly number[]; charge: number; paid?: { charged: number; paid: number } },
): Promise<void> => {
  const { db, clock } = shop
  const sellerId = staff[0]?.sellerId ?? 0
  const total = prices.reduce((sum, price) => sum + price, charge)
  const paymentId = `pay_${id}`
  await db.insert(orders).values({
    id,
    customerId,
    paymentMethod: paid ? 'p' : 'c',
    paymentState: paid ? 'paid' : 'cash',
    totalPaise: total,
    ...(paid && { roundOffPaise: paid.charged - total, gatewayPaymentId: paymentId }),
    createdAt: clock(),
  })
  if (paid)
    await db
      .insert(payments)
      .values({ id: paymentId, orderId: id, amountPaise: paid.paid, currency: 'INR', receivedAt: clock() })
  await db.insert(shipments).values({
    id: `${id}-1`,
    orderId: id,
    sellerId,
    state: 'to_pack',
    chargePaise: charge,
    cashDuePaise: paid ? 0 : total,
    movedAt: clock(),
  })
  // Safe: of an address the moves read nothing.
  const address = ADDRESS as unknown as (typeof orderItems.$inferInsert)['deliveryAddress']
  await db.insert(orderItems).values(
    prices.map((price) => ({
      orderId: id,
      sku: goods.sku,
      listingId: goods.listing.id,
      productId: goods.product.id,
      sellerId,
      quantity: price % 3 === 0 ? 3 : 1,
      unitPaise: price % 3 === 0 ? price / 3 : price,
      totalPaise: price,
      title: 'Seed',
      variantName: '1 kg',
      imageUrl: 'seed.webp',
      slug: 'seed',
      deliveryAddress: address,
      billingAddress: address,
      itemStatus: 'placed' as const,
      shipmentId: `${id}-1`,
    })),
  )
}

/** False where the shop has refused it. */
export const tried = async (move: () => Promise<unknown>): Promise<boolean> => {
  try {
    await move()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const PROBLEMS = ['unwanted', 'damaged', 'wrong'] as const

export const giveBack = async ({ shop }: Stage, item: number, dice?: Dice): Promise<void> => {
  const problem = dice?.pick(PROBLEMS) ?? 'unwanted'
  const [asked] = await shop.db
    .insert(returns)
    .values({ orderItemId: item, problem, reason: 'Not as it should be' })
    .onConflictDoNothing()
    .returning()
  if (asked !== undefined) await decideReturn(shop, OPERATOR, asked.id, { state: 'approved' })
}

export const sumOf = (rows: readonly { amountPaise: number }[]): number =>
  rows.reduce((sum, row) => sum + row.amountPaise, 0)
