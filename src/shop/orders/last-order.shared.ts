import type { LocalDb } from '../../client/db/local-db.ts'

/** The order that was placed last, until the farmer has read its confirmation. Cleared with the account's mirror. */

const keyOf = (acct: number): string => `${acct}:last order`

/** Runs inside the transaction that ends the order's attempt. */
export const noteLastOrder = ({ db }: LocalDb, acct: number, orderId: string): PromiseLike<unknown> =>
  db.meta.put({ key: keyOf(acct), value: orderId })

export const lastOrder = async ({ db }: LocalDb, acct: number): Promise<string | null> => {
  const row = await db.meta.get(keyOf(acct))
  return typeof row?.value === 'string' ? row.value : null
}

export const dismissLastOrder = ({ db, write }: LocalDb, acct: number): Promise<void> =>
  write(['meta'], () => db.meta.delete(keyOf(acct)))
