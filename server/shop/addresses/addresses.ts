import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { answers } from '../../../src/contract/answers.ts'
import { ADDRESSES_MAX, LIST_MAX } from '../../../src/contract/constants.ts'
import type { Address, AddressKind } from '../../../src/contract/entities.ts'
import type { AddressCreate, AddressForm } from '../../../src/contract/forms.ts'
import { prepared } from '../../db/prepared.ts'
import { addresses, customers } from '../../db/schema.ts'
import { firstOf, notFound, Refusal } from '../core/refusal.ts'
import type { ShopContext } from '../core/context.ts'
import { inTransaction } from '../core/transaction.ts'
import { wire } from '../core/wire.ts'

/** Whose address of which kind; every look-up includes the owner, so another customer's id is not found. */
interface AddressBook {
  customerId: number
  kind: AddressKind
}

const inBook = ({ customerId, kind }: AddressBook) =>
  and(eq(addresses.customerId, customerId), eq(addresses.kind, kind))
const checkedId = (id: string): string => {
  if (!v.UUID_REGEX.test(id)) throw notFound(answers.addressNotFound)
  return id
}
const addressOfCustomer = (book: AddressBook, id: string) => and(inBook(book), eq(addresses.id, checkedId(id)))

type Row = typeof addresses.$inferSelect

const view = (row: Row): Address => ({ ...wire(row), is_default: row.isDefault ? 1 : 0 })

const columns = (form: AddressForm) => ({
  name: form.name,
  phoneNumber: form.phone_number,
  houseNumber: form.house_number,
  area: form.area,
  pincode: form.pincode,
  city: form.city,
  district: form.district,
  state: form.state,
  landmark: form.landmark || null,
  lat: form.lat ?? null,
  lng: form.lng ?? null,
})

/** Serialises changes of a customer's addresses, so that there is always exactly one default. */
const changing = <T>(shop: ShopContext, book: AddressBook, work: (shop: ShopContext) => Promise<T>): Promise<T> =>
  inTransaction(shop, async (inner) => {
    await inner.db.select({ id: customers.id }).from(customers).where(eq(customers.id, book.customerId)).for('update')
    return work(inner)
  })

/** A customer’s addresses of a kind, the default one first. */
export const listAddresses = async ({ db }: ShopContext, book: AddressBook): Promise<Address[]> => {
  const rows = await db
    .select()
    .from(addresses)
    .where(inBook(book))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
    .limit(LIST_MAX)
  return rows.map(view)
}

/** The stored row of a caller's address. */
const findAddress = async ({ db }: ShopContext, book: AddressBook, id: string): Promise<Row> =>
  firstOf(await db.select().from(addresses).where(addressOfCustomer(book, id)), answers.addressNotFound)

const ORDERING = { customerId: customers.id, delivery: addresses.id, billing: addresses.id }
const readOrdering = prepared(ORDERING, (db, { customerId, delivery, billing }) => {
  const isOf = (kind: AddressKind, id: SQL) => and(eq(addresses.kind, kind), eq(addresses.id, id))
  return (
    db
      .select({ phoneProvenAt: customers.phoneProvenAt, address: addresses })
      .from(customers)
      .innerJoin(addresses, eq(addresses.customerId, customers.id))
      .where(and(eq(customers.id, customerId), or(isOf('delivery', delivery), isOf('billing', billing))))
      // Weak enough that the order's own reference to this row does not wait for it.
      .for('no key update', { of: customers })
      .prepare('')
  )
})

/** Who orders: whether the number was proven by a code, where the goods go and where the bill goes. */
export interface Buyer extends Record<AddressKind, Row> {
  customerId: number
  isProven: boolean
}

/** The customer's row is locked until the order is stored, so that of several orders at once each one is counted. */
export const lockBuyer = async (
  { db }: ShopContext,
  customerId: number,
  ids: Readonly<Record<AddressKind, string>>,
): Promise<Buyer> => {
  const [delivery, billing] = [checkedId(ids.delivery), checkedId(ids.billing)]
  const rows = await readOrdering(db, { customerId, delivery, billing })
  const addressOf = (wanted: AddressKind) =>
    firstOf(
      rows.flatMap(({ address }) => (address.kind === wanted ? [address] : [])),
      answers.addressNotFound,
    )
  const isProven = rows.some(({ phoneProvenAt }) => phoneProvenAt !== null)
  return { customerId, isProven, delivery: addressOf('delivery'), billing: addressOf('billing') }
}

/** One of the customer’s addresses; refused as not found for any other. */
export const viewAddress = async (shop: ShopContext, book: AddressBook, id: string): Promise<Address> =>
  view(await findAddress(shop, book, id))

/** The id made on the phone is used; a copy of the delivery address under its own id gets a new one. */
const idFor = async ({ db }: ShopContext, { customerId, kind }: AddressBook, asked: string | undefined) => {
  if (asked === undefined) return randomUUID()
  if (kind === 'delivery') return asked
  const copied = await db.$count(addresses, addressOfCustomer({ customerId, kind: 'delivery' }, asked))
  return copied > 0 ? randomUUID() : asked
}

/** An account that was opened by a code has no name of its own: the first address gives it one. */
const nameAccount = async ({ db }: ShopContext, customerId: number, name: string): Promise<void> => {
  await db
    .update(customers)
    .set({ name })
    .where(and(eq(customers.id, customerId), eq(customers.name, '')))
}

/** Adds an address and returns its id. The first of its kind becomes the default. */
export const addAddress = (shop: ShopContext, book: AddressBook, form: AddressCreate): Promise<string> =>
  changing(shop, book, async (inner) => {
    const id = await idFor(inner, book, form.id)
    const others = await inner.db.$count(addresses, inBook(book))
    if (others >= ADDRESSES_MAX) throw new Refusal('ADDRESS_LIMIT', answers.addressLimit(String(ADDRESSES_MAX)))
    const added = await inner.db
      .insert(addresses)
      .values({ ...columns(form), ...book, id, isDefault: others === 0, createdAt: shop.clock() })
      .onConflictDoNothing({ target: [addresses.kind, addresses.id] })
      .returning({ id: addresses.id })
    if (added.length === 0) throw new Refusal('CONFLICT', answers.addressIdTaken)
    await nameAccount(inner, book.customerId, form.name)
    return id
  })

/** The last write wins. */
export const editAddress = async ({ db }: ShopContext, book: AddressBook, id: string, form: AddressForm) => {
  const edited = await db.update(addresses).set(columns(form)).where(addressOfCustomer(book, id)).returning()
  firstOf(edited, answers.addressNotFound)
}

/** The old default is cleared first: a unique index allows only one. */
const makeDefault = async ({ db }: ShopContext, book: AddressBook, id: string): Promise<void> => {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(and(inBook(book), eq(addresses.isDefault, true), sql`${addresses.id} <> ${id}::uuid`))
  await db.update(addresses).set({ isDefault: true }).where(addressOfCustomer(book, id))
}

/** Makes one of the customer’s addresses the default of its kind. */
export const setDefaultAddress = (shop: ShopContext, book: AddressBook, id: string): Promise<void> =>
  changing(shop, book, async (inner) => {
    await findAddress(inner, book, id)
    await makeDefault(inner, book, id)
  })

/** Deletes an address; after the default the oldest one takes its place. */
export const removeAddress = (shop: ShopContext, book: AddressBook, id: string): Promise<void> =>
  changing(shop, book, async (inner) => {
    const gone = await inner.db.delete(addresses).where(addressOfCustomer(book, id)).returning()
    const removed = firstOf(gone, answers.addressNotFound)
    if (!removed.isDefault) return
    const [oldest] = await inner.db
      .select()
      .from(addresses)
      .where(inBook(book))
      .orderBy(asc(addresses.createdAt), asc(addresses.id))
      .limit(1)
    if (oldest !== undefined) await makeDefault(inner, book, oldest.id)
  })
