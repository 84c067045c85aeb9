import { and, eq } from 'drizzle-orm'
import type { DeskProduct } from '../../../src/contract/calls/staff/products.ts'
import { missingFrom, type Declarations, type DeclarationsChange } from '../../../src/contract/product/declarations.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import { declarations, listings, products } from '../../db/schema.ts'
import { bannedFaults } from '../core/banned-substances.ts'
import { renewSearchTexts } from '../search/renew-search-texts.ts'
import { recordChange } from '../core/audit.ts'
import type { ShopContext } from '../core/context.ts'
import { labelBook, type LabelBook } from '../core/label-book.ts'
import { firstOf, invalid, Refusal } from '../core/refusal.ts'
import { inTransaction } from '../core/transaction.ts'
import { ownRow, type Staff } from '../core/identity.ts'
import { showProduct } from './products.ts'
import { declared, labelFrom } from './label-columns.ts'

/** Declarations on their way to a product's page. */

const lockListing = async ({ db }: ShopContext, me: Staff, id: number) => {
  const [row] = await db.select().from(listings).where(eq(listings.id, id)).for('update')
  return ownRow(me, row, { entity: 'listing', id, message: 'There is no such product' })
}

const productOf = async ({ db }: ShopContext, listingId: number, lock = false) => {
  const wanted = db
    .select({ product: products })
    .from(products)
    .innerJoin(listings, eq(listings.productId, products.id))
    .where(eq(listings.id, listingId))
  const rows = await (lock ? wanted.for('update', { of: products }) : wanted)
  return firstOf(rows, 'There is no such product').product
}

/** Refuses what may not be shown, by field. */
export const checkDeclared = (
  said: Declarations,
  title: string,
  { licenceKind, book }: { licenceKind: string | null; book: LabelBook },
) => {
  const label = labelFrom(said, book)
  const missing = missingFrom({ ...said, origin: label.origin ?? '' }, licenceKind)
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((name) => [name, say.lawWants])))
  const { generic_name: name, pests, dose, dose_per_pump, more_facts } = said
  const banned = bannedFaults({ generic_name: [title, name], pests, dose, dose_per_pump, more_facts })
  if (Object.keys(banned).length > 0) throw invalid(banned)
  return label
}

const changedNames = (before: Declarations, after: Declarations): (keyof Declarations)[] =>
  // Both have the same keys.
  (Object.keys(after) as (keyof Declarations)[]).filter((name) => before[name] !== after[name])

/** Sends declarations for approval, in place of those that wait; what is not given is as in them, or as its page shows. */
export const declare = (shop: ShopContext, me: Staff, id: number, given: DeclarationsChange): Promise<DeskProduct> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const listing = await lockListing(inner, me, id)
    const product = await productOf(inner, id)
    const isThis = and(eq(declarations.listingId, id), eq(declarations.state, 'waiting'))
    const [waiting] = await db.select().from(declarations).where(isThis)
    const book = await labelBook(inner)
    const shown = declared(product, book)
    const told = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
    const said: Declarations = Object.assign({}, shown, waiting?.said, told)
    checkDeclared(said, listing.title, { ...product, book })
    if (changedNames(shown, said).length === 0 && waiting === undefined)
      throw new Refusal('NOT_ALLOWED_NOW', 'Its page says this already')
    // Of those that nobody has decided about one is kept, so that whoever sees it is told why it cannot be decided.
    await db.delete(declarations).where(and(eq(declarations.listingId, id), eq(declarations.state, 'replaced')))
    await db.update(declarations).set({ state: 'replaced', decidedAt: clock() }).where(isThis)
    await db.insert(declarations).values({ listingId: id, sellerId: listing.sellerId, said, createdAt: clock() })
    await recordChange(inner, {
      action: 'product.declare',
      entity: 'listing',
      entityId: id,
      sellerId: listing.sellerId,
      personal: changedNames(shown, said),
    })
    return showProduct(inner, me, id)
  })

/**
 * The declarations, which must still wait: those that were replaced meanwhile were not seen by whoever decides. Locked
 * in the order of an import and of a seller who sends others: product, listing, declarations.
 */
const lockWaiting = async (shop: ShopContext, me: Staff, id: number) => {
  const NONE = 'There are no such declarations; the seller may have sent others'
  const isThis = eq(declarations.id, id)
  const { listingId } = firstOf(await shop.db.select().from(declarations).where(isThis), NONE)
  const product = await productOf(shop, listingId, true)
  const listing = await lockListing(shop, me, listingId)
  const { state, said } = firstOf(await shop.db.select().from(declarations).where(isThis), NONE)
  if (state === 'replaced') throw new Refusal('NOT_ALLOWED_NOW', 'The seller has sent others meanwhile')
  if (state !== 'waiting') throw new Refusal('NOT_ALLOWED_NOW', `These were ${state} already`)
  return { said, listing, product }
}

const decide = (
  shop: ShopContext,
  me: Staff,
  id: number,
  { state, reason }: { state: 'approved' | 'refused'; reason: string | null },
): Promise<DeskProduct> =>
  inTransaction(shop, async (inner) => {
    const { db, clock } = inner
    const { said, listing, product } = await lockWaiting(inner, me, id)
    const book = await labelBook(inner)
    if (state === 'approved') {
      const { origin, crops, facts } = checkDeclared(said, listing.title, { ...product, book })
      await db
        .update(products)
        .set({ origin, crops: crops.length > 0 ? crops : null, facts, collectOnly: said.collect_only })
        .where(eq(products.id, product.id))
      await renewSearchTexts(inner, eq(listings.productId, product.id))
    }
    await db.update(declarations).set({ state, reason, decidedAt: clock() }).where(eq(declarations.id, id))
    await recordChange(inner, {
      action: `product.${state}`,
      entity: 'listing',
      entityId: listing.id,
      sellerId: listing.sellerId,
      personal: state === 'approved' ? changedNames(declared(product, book), said) : ['reason'],
    })
    return showProduct(inner, me, listing.id)
  })

/** Shows the declarations on the product's page. */
export const approveDeclarations = (shop: ShopContext, me: Staff, id: number): Promise<DeskProduct> =>
  decide(shop, me, id, { state: 'approved', reason: null })

/** Sends them back to the seller, with the reason. */
export const refuseDeclarations = (shop: ShopContext, me: Staff, id: number, reason: string): Promise<DeskProduct> =>
  decide(shop, me, id, { state: 'refused', reason })
