import { randomUUID } from 'node:crypto'
import { SESSION_MS } from '../../../src/contract/constants.ts'
import type { Db } from '../../../server/db/database.ts'
import * as tables from '../../../server/db/schema.ts'
import { hashToken, newToken } from '../../../server/shop/login/sessions.ts'
import { addBrand, addCategory, addGoods, addressForm, addSeller } from '../../server/support/fixtures.ts'

/** A small shop with customers who are logged in, made in an empty database before a server opens it. */

export const STOCK = 10_000_000
export const PRICE = 120

export interface Account {
  id: number
  token: string
  deliveryId: string
  billingId: string
}

export interface Market {
  skus: string[]
  productIds: number[]
  accounts: Account[]
  /** Of a person of the shop that sells all of it. */
  staffToken: string
}

const logIn = async (db: Db, role: 'customer' | 'staff', accountId: number): Promise<string> => {
  const token = newToken()
  const expiresAt = new Date(Date.now() + SESSION_MS)
  await db.insert(tables.sessions).values({ tokenHash: hashToken(token), role, accountId, expiresAt })
  return token
}

const openStaff = async (db: Db, sellerId: number): Promise<string> => {
  const person = { sellerId, name: 'Ravi Shinde', phoneNumber: randomUUID(), role: 'owner' as const }
  const [row] = await db.insert(tables.staff).values(person).returning({ id: tables.staff.id })
  if (row === undefined) throw new Error('The person was not stored')
  return logIn(db, 'staff', row.id)
}

const openAccount = async (db: Db): Promise<Account> => {
  const [row] = await db
    .insert(tables.customers)
    .values({ name: 'Asha Rao', phoneNumber: randomUUID(), whatsAppNumber: '', email: randomUUID() })
    .returning({ id: tables.customers.id })
  if (row === undefined) throw new Error('The customer was not stored')
  const [deliveryId, billingId] = [randomUUID(), randomUUID()]
  const { phone_number: phoneNumber, house_number: houseNumber, ...form } = addressForm
  const home = { ...form, phoneNumber, houseNumber, customerId: row.id, isDefault: true }
  await db.insert(tables.addresses).values([
    { ...home, kind: 'delivery', id: deliveryId },
    { ...home, kind: 'billing', id: billingId },
  ])
  return { id: row.id, token: await logIn(db, 'customer', row.id), deliveryId, billingId }
}

export const openMarket = async (db: Db, size: { goods: number; accounts: number }): Promise<Market> => {
  const seller = await addSeller(db)
  const category = await addCategory(db)
  const brand = await addBrand(db)
  const market: Market = { skus: [], productIds: [], accounts: [], staffToken: await openStaff(db, seller.id) }
  for (let index = 0; index < size.goods; index++) {
    const whole = { sellerId: seller.id, categoryId: category.id, brandId: brand.id }
    const { sku, product } = await addGoods(db, { ...whole, price: PRICE, stock: STOCK })
    market.skus.push(sku)
    market.productIds.push(product.id)
  }
  for (let index = 0; index < size.accounts; index++) market.accounts.push(await openAccount(db))
  return market
}
