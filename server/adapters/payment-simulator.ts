import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '../ports/payment-provider.ts'
import { simulatorKeys, simulatorOrders, simulatorPayments, simulatorRefunds } from '../db/schema.ts'
import { checkoutContent, sign } from '../shop/payments/signature.ts'
import { notFound } from '../shop/core/refusal.ts'
import type { ShopContext } from '../shop/core/context.ts'

/**
 * Stands in for the payment provider and speaks its protocol. Its state is in the database, so it survives restarts and
 * is shared by every process.
 */

const KEY_ID = 'rzp_test_simulator'
const newId = (prefix: string): string => `${prefix}_${randomBytes(10).toString('hex')}`

/** A secret that all processes share; the first one generates it. */
const secretOf = async ({ db }: Pick<ShopContext, 'db'>, name: string): Promise<string> => {
  await db
    .insert(simulatorKeys)
    .values({ name, secret: randomBytes(32).toString('hex') })
    .onConflictDoNothing()
  const [row] = await db.select().from(simulatorKeys).where(eq(simulatorKeys.name, name))
  if (row === undefined) throw new Error('The simulator has no secret')
  return row.secret
}

/** Simulated payments as the provider would report them, for a condition to be added. */
export const simulatedPayments = ({ db }: Pick<ShopContext, 'db'>) => {
  const { id, orderId, status } = simulatorPayments
  const { amountPaise, currency } = simulatorOrders
  const select = db.select({ id, orderId, amountPaise, currency, status }).from(simulatorPayments)
  return select.innerJoin(simulatorOrders, eq(simulatorOrders.id, orderId)).$dynamic()
}

/** A simulated refund is pending until its webhook was delivered. */
const refundView = ({ toldAt, ...row }: typeof simulatorRefunds.$inferSelect): ProviderRefund => ({
  ...row,
  status: toldAt === null ? 'pending' : 'processed',
})

interface SimulatorOptions {
  /** Webhooks are signed with this secret instead of a generated one. */
  webhookSecret?: string | undefined
  /** False in production, where nobody may pay without money. */
  allowSandbox: boolean
}

/** The payment simulator, on the shop's database. */
export const paymentSimulator = async (
  shop: Pick<ShopContext, 'db' | 'clock'>,
  { webhookSecret, allowSandbox }: SimulatorOptions,
): Promise<PaymentProvider> => {
  const { db, clock } = shop
  const keySecret = await secretOf(shop, 'key')

  const findOrder = async (receipt: string): Promise<string | null> => {
    const [row] = await db.select().from(simulatorOrders).where(eq(simulatorOrders.receipt, receipt))
    return row?.id ?? null
  }
  const paymentsOf = async (orderId: string): Promise<ProviderPayment[]> =>
    simulatedPayments(shop).where(eq(simulatorPayments.orderId, orderId))
  const sandbox: PaymentProvider['sandbox'] = async (orderId, outcome) => {
    const [order] = await db.select().from(simulatorOrders).where(eq(simulatorOrders.id, orderId))
    if (order === undefined) throw notFound('Order not found')
    const id = newId('pay')
    const status = outcome === 'success' ? ('captured' as const) : ('failed' as const)
    await db.insert(simulatorPayments).values({ id, orderId, status, createdAt: clock() })
    return { paymentId: id, signature: sign(keySecret, checkoutContent(orderId, id)) }
  }
  return {
    kind: 'simulator',
    keyId: KEY_ID,
    keySecret,
    webhookSecret: webhookSecret ?? (await secretOf(shop, 'webhook')),
    createOrder: async (order) => {
      await db
        .insert(simulatorOrders)
        .values({ id: newId('order'), ...order })
        .onConflictDoNothing()
      const id = await findOrder(order.receipt)
      if (id === null) throw new Error('The simulator made no order')
      return id
    },
    findOrder,
    payment: async (paymentId) => {
      const [row] = await simulatedPayments(shop).where(eq(simulatorPayments.id, paymentId))
      return row ?? null
    },
    paymentsOf,
    isPaid: async (orderId) => (await paymentsOf(orderId)).some(({ status }) => status === 'captured'),
    refund: async (wanted) => {
      await db
        .insert(simulatorRefunds)
        .values({ id: newId('rfnd'), ...wanted, createdAt: clock() })
        .onConflictDoNothing()
      const [row] = await db.select().from(simulatorRefunds).where(eq(simulatorRefunds.receipt, wanted.receipt))
      if (row === undefined) throw new Error('The simulator made no refund')
      return refundView(row)
    },
    refundsOf: async (paymentId) => {
      const rows = await db.select().from(simulatorRefunds).where(eq(simulatorRefunds.paymentId, paymentId))
      return rows.map(refundView)
    },
    ...(allowSandbox ? { sandbox } : {}),
  }
}
