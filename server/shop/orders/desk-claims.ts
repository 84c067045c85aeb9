import { and, eq, ne, type SQL } from 'drizzle-orm'
import type { AdminRefund, ReturnMoved } from '../../../src/contract/calls/staff/returns.ts'
import type { PageQuery } from '../../../src/contract/calls/staff/page.ts'
import type { DeskClaim } from '../../../src/contract/calls/staff/returns.ts'
import { orderItems, refunds, returns } from '../../db/schema.ts'
import type { ShopContext } from '../core/context.ts'
import type { Page } from '../core/paging.ts'
import { listRefunds } from '../payments/refunds.ts'
import { Foreign, ownedBy, type Staff } from '../staff/staff.ts'
import { notFound } from '../core/refusal.ts'
import { decideReturn, listReturns, showReturn } from './return-decisions.ts'

/** What customers of one's own shop give back. */

type Which<W extends string> = PageQuery & { which?: W | undefined }

/** A page of the claims of one's own shop. */
export const listClaims = (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: Which<DeskClaim['state']>,
): Promise<Page<DeskClaim>> =>
  listReturns(
    shop,
    query,
    and(ownedBy(me, orderItems.sellerId), which === undefined ? undefined : eq(returns.state, which)),
  )

/** One claim of one's own shop. */
export const showClaim = async (shop: ShopContext, { sellerId }: Staff, id: number): Promise<DeskClaim> => {
  const message = 'There is no such claim'
  const claim = await showReturn(shop, id)
  if (claim === undefined) throw notFound(message)
  if (sellerId !== null && claim.seller_id !== sellerId) throw new Foreign('return', String(id), message)
  return claim
}

/** Decides a claim of one's own shop. */
export const decideClaim = (
  shop: ShopContext,
  owner: Staff,
  id: number,
  decision: { state: ReturnMoved['state']; note?: string | undefined; quantity?: number | undefined },
): Promise<ReturnMoved> => decideReturn(shop, id, { ...decision, owner })

/** A page of the refunds of one's own lines; those of whole payments are the operator's to see. */
export const listOwnRefunds = (
  shop: ShopContext,
  me: Staff,
  { which, ...query }: Which<'due' | 'done'>,
): Promise<Page<AdminRefund>> => {
  const states: Record<'due' | 'done', SQL> = { due: ne(refunds.state, 'done'), done: eq(refunds.state, 'done') }
  return listRefunds(shop, query, and(ownedBy(me, orderItems.sellerId), which && states[which]))
}
