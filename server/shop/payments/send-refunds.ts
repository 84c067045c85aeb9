import { and, eq, isNull, lt, ne, or, sum } from 'drizzle-orm'
import type { RefundMoved } from '../../../src/contract/calls/staff/returns.ts'
import { messages } from '../../../src/contract/messages.ts'
import { REFUND_MIN_PAISE } from '../../../src/contract/refund-states.ts'
import { orders, refunds } from '../../db/schema.ts'
import type { ProviderRefund } from '../../ports/payment-provider.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction, reasonOf } from '../core/transaction.ts'
import { emit } from '../core/events.ts'

type Refund = typeof refunds.$inferSelect

/** A lease: for this long nobody else asks the provider; then the holder counts as dead. Longer than any call lasts. */
const LEASE_MS = 2 * 60_000

/** The name of an attempt at the provider. It is found again by this name, so no attempt is ever made twice. */
const receiptOf = ({ id, tries }: Pick<Refund, 'id' | 'tries'>): string => `refund-${id}-${tries}`

export const view = ({ id, state, providerId }: Refund): RefundMoved => ({ id, state, provider_id: providerId })

/** Nobody else moves it meanwhile. */
export const lock = async ({ db }: ShopContext, id: number): Promise<Refund> =>
  firstOf(await db.select().from(refunds).where(eq(refunds.id, id)).for('update'), 'Refund not found')

/** What goes to the customer with a refund: its own amount, and those too small to go alone that it carries. */
export const sentPaise = async ({ db }: ShopContext, { id, amountPaise }: Refund): Promise<number> => {
  const carried = eq(refunds.carriedBy, id)
  const [row] = await db
    .select({ paise: sum(refunds.amountPaise) })
    .from(refunds)
    .where(carried)
  return amountPaise + Number(row?.paise ?? 0)
}

/** Takes those of the same payment along that are too small to go alone, and refuses what is still too small. */
const carrySmall = async (shop: ShopContext, refund: Refund): Promise<void> => {
  const { id, paymentId } = refund
  const isSmall = and(lt(refunds.amountPaise, REFUND_MIN_PAISE), eq(refunds.state, 'due'), isNull(refunds.carriedBy))
  if (paymentId !== null)
    await shop.db
      .update(refunds)
      .set({ carriedBy: id })
      .where(and(isSmall, ne(refunds.id, id), eq(refunds.paymentId, paymentId)))
  if ((await sentPaise(shop, refund)) < REFUND_MIN_PAISE)
    throw new Refusal(
      'NOT_ALLOWED_NOW',
      'A provider sends nothing below ₹1. It goes back with the next refund of this payment, or send it another way and say so',
    )
}

export const refuseCarried = ({ carriedBy }: Refund): void => {
  if (carriedBy !== null) throw new Refusal('NOT_ALLOWED_NOW', `This goes back together with refund ${carriedBy}`)
}

const refuseSentByHand = ({ sentAt, state }: Refund): void => {
  if (state === 'sending' && sentAt !== null)
    throw new Refusal('NOT_ALLOWED_NOW', 'Somebody has sent this another way; it would go back twice')
}

/** Tells that the money is on its way, once each time that it is sent. */
export const tellSent = async (shop: ShopContext, refund: Refund): Promise<void> => {
  const amountPaise = await sentPaise(shop, refund)
  const since = refund.sentAt === null ? {} : { since: refund.sentAt }
  await emit(shop, 'refundSent', { refund: { ...refund, amountPaise }, ...since })
}

/** It is done, which is told; an order whose payment was returned is refunded once no further is due. */
export const finish = async (shop: ShopContext, refund: Refund): Promise<void> => {
  const { db } = shop
  const { orderId } = refund
  await tellSent(shop, refund)
  const all = await db.select({ state: refunds.state }).from(refunds).where(eq(refunds.orderId, orderId))
  if (all.some(({ state }) => state !== 'done')) return
  await db
    .update(orders)
    .set({ paymentState: 'refunded' })
    .where(and(eq(orders.id, orderId), eq(orders.paymentState, 'refund_due')))
}

/** Moves a refund on, with those that it carries; the log says who has moved it. */
export const change = async (shop: ShopContext, { id, state }: Refund, to: Partial<Refund>): Promise<Refund> => {
  const changed = await shop.db.update(refunds).set(to).where(eq(refunds.id, id)).returning()
  const after = firstOf(changed, 'Refund not found')
  const { state: now, doneAt, reference } = after
  await shop.db.update(refunds).set({ state: now, doneAt, reference }).where(eq(refunds.carriedBy, id))
  if (now === state) return after
  await recordChange(shop, {
    action: 'refund.set',
    entity: 'refund',
    entityId: id,
    sellerId: null,
    before: { state },
    after: { state: now },
    personal: to.reference ? ['reference'] : [],
  })
  return after
}

/** Stores the attempt before the provider is called. After a lost answer it is still the same attempt. */
const recordIntent = (shop: ShopContext, id: number) =>
  inTransaction(shop, async (inner) => {
    const found = await lock(inner, id)
    if (found.paymentId === null)
      throw new Refusal('NOT_ALLOWED_NOW', 'This was paid in cash. Send it yourself, then say so')
    if (found.state === 'done') return { refund: found, shouldSend: false, isLost: false }
    refuseSentByHand(found)
    const askedAt = inner.clock()
    refuseCarried(found)
    if (found.state !== 'sending') {
      await carrySmall(inner, found)
      const sentBy = inner.actor?.staffId ?? null
      const intent = { state: 'sending' as const, tries: found.tries + 1, askedAt, providerId: null, sentBy }
      return { refund: await change(inner, found, intent), shouldSend: true, isLost: false }
    }
    // The provider has it already, and its webhook reports the outcome.
    if (found.providerId !== null) return { refund: found, shouldSend: false, isLost: false }
    if (found.askedAt !== null && askedAt.getTime() - found.askedAt.getTime() < LEASE_MS)
      throw new Refusal('BUSY', 'The provider is being asked. Look again in two minutes', { retryAfterSeconds: 120 })
    return { refund: await change(inner, found, { askedAt }), shouldSend: true, isLost: true }
  })

/** Applies the provider's report on a refund, from its answer, its webhook or the reconciler. Only forward. */
export const applyRefund = (shop: ShopContext, report: ProviderRefund): Promise<Refund | null> =>
  inTransaction(shop, async (inner) => {
    const receipt = report.receipt === null ? null : /^refund-(\d{1,15})-(\d{1,9})$/.exec(report.receipt)
    const [refund] = await inner.db
      .select()
      .from(refunds)
      .where(
        and(
          eq(refunds.paymentId, report.paymentId),
          or(eq(refunds.providerId, report.id), eq(refunds.id, Number(receipt?.[1] ?? 0))),
        ),
      )
      .for('update')
    const isThisTry = refund?.providerId === report.id || (refund !== undefined && receiptOf(refund) === report.receipt)
    if (refund === undefined || !isThisTry || refund.state === 'done') return refund ?? null
    if (report.amountPaise !== (await sentPaise(inner, refund)) || report.currency !== refund.currency) {
      inner.log.error({ refund: refund.id, provider: report.id }, 'The provider reports a refund of another amount')
      return refund
    }
    if (report.status === 'processed') {
      const done = await change(inner, refund, { state: 'done', providerId: report.id, doneAt: inner.clock() })
      await finish(inner, done)
      return done
    }
    // It was tried first, and then sent another way.
    if (refund.sentAt !== null) return refund
    if (report.status === 'failed') return change(inner, refund, { state: 'failed', providerId: report.id })
    return refund.state === 'sending' ? change(inner, refund, { providerId: report.id }) : refund
  })

const findTry = async ({ provider }: ShopContext, refund: Refund): Promise<ProviderRefund | undefined> =>
  (await provider.refundsOf(refund.paymentId ?? '')).find(({ receipt }) => receipt === receiptOf(refund))

/** The provider refuses to send it, so it may be tried again or sent another way. */
const refuse = (shop: ShopContext, { id, tries }: Refund): Promise<Refund> =>
  inTransaction(shop, async (inner) => {
    const found = await lock(inner, id)
    const isThisTry = found.state === 'sending' && found.tries === tries && found.providerId === null
    return isThisTry ? change(inner, found, { state: 'failed' }) : found
  })

/**
 * Sends a refund through the provider, once however often it is requested. The intent is stored first and the provider
 * is asked outside the transaction; after a crash the attempt is looked for by its receipt before it is made again.
 */
export const sendRefund = async (shop: ShopContext, id: number): Promise<RefundMoved> => {
  const { refund, shouldSend, isLost } = await recordIntent(shop, id)
  if (!shouldSend) return view(refund)
  const { paymentId, currency } = refund
  const amountPaise = await sentPaise(shop, refund)
  const wanted = { paymentId: paymentId ?? '', receipt: receiptOf(refund), amountPaise, currency }
  try {
    const found = isLost ? await findTry(shop, refund) : undefined
    const report = found ?? (await shop.provider.refund(wanted))
    const applied = await (report === null ? refuse(shop, refund) : applyRefund(shop, report))
    return view(applied ?? refund)
  } catch (error) {
    // It may have arrived all the same: the refund stays `sending` until the provider can be asked about it.
    shop.log.error({ refund: id, ...reasonOf(error) }, 'The payment provider did not take a refund')
    throw new Refusal('BUSY', messages.serverError, { retryAfterSeconds: 120 })
  }
}

/** Asks the provider about refunds whose outcome it has not reported. */
export const reconcileRefunds = async (shop: ShopContext, signal?: AbortSignal): Promise<void> => {
  const before = new Date(shop.clock().getTime() - LEASE_MS)
  const pending = await shop.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'sending'), lt(refunds.askedAt, before), isNull(refunds.sentAt)))
  for (const refund of pending) {
    if (signal?.aborted) return
    try {
      const found = await findTry(shop, refund)
      if (found !== undefined) await applyRefund(shop, found)
    } catch (error) {
      shop.log.error({ refund: refund.id, ...reasonOf(error) }, 'A refund could not be reconciled')
    }
  }
}
