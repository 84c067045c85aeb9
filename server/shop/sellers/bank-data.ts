import { and, eq, isNotNull, notLike, or } from 'drizzle-orm'
import { sellerChanges, sellers } from '../../db/schema.ts'
import { isSealed, seal, sealedPrefix, unseal } from '../core/encryption.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'

/** A seller's bank account, encrypted in the database and in every backup. */

type Row = typeof sellers.$inferSelect
const FIELDS = ['accountNo', 'acName', 'ifscCode'] as const
export type Bank = Pick<Row, (typeof FIELDS)[number]>
/** Of what is not kept any more. */
export const NO_BANK: Bank = { accountNo: null, acName: null, ifscCode: null }
type Keys = Pick<ShopContext, 'dataKeys'>

const contextOf = (sellerId: number, field: keyof Bank): string => `sellers/${sellerId}/${field}`

const map = (bank: Bank, change: (text: string, field: keyof Bank) => string | null): Bank => {
  const changed = (field: keyof Bank) => (bank[field] === null ? null : change(bank[field], field))
  return { accountNo: changed('accountNo'), acName: changed('acName'), ifscCode: changed('ifscCode') }
}

/** For the database. */
export const sealBank = ({ dataKeys }: Keys, sellerId: number, bank: Bank): Bank =>
  map(bank, (text, field) => seal(dataKeys, text, contextOf(sellerId, field)))

/** Decrypted; null where its key is missing. */
export const readBank = ({ dataKeys }: Keys, row: Bank & Pick<Row, 'id'>): Bank =>
  map(row, (text, field) => (isSealed(text) ? unseal(dataKeys, text, contextOf(row.id, field)) : text))

/** A masked account number, enough to recognise it. */
export const maskAccount = (account: string | null): string | null =>
  account && account.slice(-4).padStart(Math.max(account.length, 8), '•')

/** What holds sealed bank data, and whose it is: sealed for the seller's row wherever it stands. */
const HELD = [
  { table: sellers, sellerId: sellers.id },
  { table: sellerChanges, sellerId: sellerChanges.sellerId },
] as const

/**
 * Encrypts at the start what an older version left in the clear or an older key encrypted. Returns how many rows it
 * changed, and how many cannot be read because their key is missing; these stay as they are.
 */
export const sealBankData = async (shop: ShopContext): Promise<{ sealed: number; unreadable: number }> => {
  const now = `${sealedPrefix(shop.dataKeys.current)}%`
  return inTransaction(shop, async ({ db }) => {
    let [sealed, unreadable] = [0, 0]
    for (const { table, sellerId } of HELD) {
      const isToDo = or(...FIELDS.map((field) => and(isNotNull(table[field]), notLike(table[field], now))))
      const { id, accountNo, acName, ifscCode } = table
      const rows = await db
        .select({ rowId: id, id: sellerId, accountNo, acName, ifscCode })
        .from(table)
        .where(isToDo)
        .for('update')
      for (const row of rows) {
        const bank = readBank(shop, row)
        if (FIELDS.some((field) => row[field] !== null && bank[field] === null)) unreadable += 1
        else {
          await db
            .update(table)
            .set(sealBank(shop, row.id, bank))
            .where(eq(id, row.rowId))
          sealed += 1
        }
      }
    }
    return { sealed, unreadable }
  })
}
