import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { paise, rupees } from '../../../src/contract/money.ts'
import { listingSentences as say } from '../../../src/contract/product/listing-sentences.ts'
import type { DraftForm, ListingAbout, ListingForm } from '../../../src/contract/product/listing-form.ts'
import { categories, licences, listingDrafts, listings, products, sellers, variants } from '../../db/schema.ts'
import { bannedFaults } from '../core/banned-substances.ts'
import { today } from '../core/business-day.ts'
import type { ShopContext } from '../core/context.ts'
import { labelBook } from '../core/label-book.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { checkDeclared } from '../declarations/declarations.ts'
import { isValidOn, licencesOf } from '../sellers/licences.ts'
import { maySpoil } from './listing-kinds.ts'
import { packsOf } from './what-stands.ts'

/** Whether a draft may be sold, asked when it is sent and again when it goes on sale. Each fault stands at its field. */

type Seller = typeof sellers.$inferSelect
type Faults = Record<string, string>

/** What a draft is about, read with it. */
export type Checked =
  | { kind: 'new'; about: ListingAbout; category: typeof categories.$inferSelect }
  | { kind: 'offer'; product: typeof products.$inferSelect }
  | { kind: 'change'; listing: typeof listings.$inferSelect; packs: (typeof variants.$inferSelect)[] }

/** What a check refuses, with its fields under those of the form. */
const faultsOf = (prefix: string, check: () => unknown): Faults => {
  try {
    check()
    return {}
  } catch (error) {
    if (!(error instanceof Refusal) || error.facts.fields === undefined) throw error
    return Object.fromEntries(Object.entries(error.facts.fields).map(([name, words]) => [`${prefix}.${name}`, words]))
  }
}

const sameState = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Why a shop may not sell what needs this licence: it is issued by a State, for a time. */
const licenceFault = async (shop: ShopContext, seller: Seller, kind: string | null): Promise<string | undefined> => {
  if (kind === null) return undefined
  const held = await licencesOf(shop, seller.id, eq(licences.kind, kind))
  if (held.length === 0) return say.noLicence(kind)
  const valid = held.filter((licence) => isValidOn(licence, today(shop)))
  const [first] = valid
  if (first === undefined) return say.licenceEnded(kind)
  const { state } = seller
  if (state === null || valid.some((licence) => sameState(licence.state, state))) return undefined
  return say.licenceElsewhere(kind, first.state, state)
}

const plain = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase()

/** Packs that are on sale are named by their sku; what they hold, sell at and have in stock is no matter of a draft. */
const packFaults = (packs: ListingForm['packs'], stored: readonly (typeof variants.$inferSelect)[]): Faults => {
  const faults: Faults = {}
  const seen = new Set(stored.map(({ name }) => plain(name)))
  const named = new Set<string>()
  for (const [at, pack] of packs.entries()) {
    const known = stored.find(({ sku }) => sku === pack.sku)
    const path = `form.packs.${at}`
    if (pack.sku === undefined) {
      if (seen.has(plain(pack.name))) faults[`${path}.name`] = say.packTaken
      seen.add(plain(pack.name))
    } else if (known === undefined) faults[`${path}.sku`] = 'This pack is none of this product'
    else if (named.has(pack.sku)) faults[`${path}.sku`] = 'This pack stands here twice'
    else if (plain(known.name) !== plain(pack.name))
      faults[`${path}.name`] = `This pack is on sale as ${known.name}; add another one`
    else if (paise(pack.price) < known.sellingPaise)
      faults[`${path}.price`] = say.soldAt(String(rupees(known.sellingPaise)))
    if (pack.sku !== undefined) named.add(pack.sku)
  }
  return faults
}

/** Whatever names a banned substance; what the product is known for already is refused with the title. */
const wordFaults = (form: ListingForm, genericName?: string | null): Faults => {
  const { title, description, texts = [], packs, about } = form
  return bannedFaults({
    'form.title': [title, genericName],
    'form.description': description,
    'form.about.brand': about?.brand,
    ...Object.fromEntries<string>([
      ...texts.flatMap((text, at): [string, string][] => [
        [`form.texts.${at}.title`, text.title],
        [`form.texts.${at}.short_description`, text.short_description],
      ]),
      ...packs.map(({ name }, at): [string, string] => [`form.packs.${at}.name`, name]),
    ]),
  })
}

const refuse = (faults: Faults): void => {
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

const checkNew = async (
  shop: ShopContext,
  seller: Seller,
  { form }: DraftForm,
  about: ListingAbout,
): Promise<Checked> => {
  // One that is being merged is waited for: the drafts that name it go with it.
  const isThis = eq(categories.id, about.category_id)
  const [category] = await shop.db.select().from(categories).where(isThis).for('key share')
  const licenceKind = category?.licenceKind ?? null
  const book = await labelBook(shop)
  const fault =
    category === undefined
      ? 'There is no such category'
      : category.paused
        ? say.categoryPaused
        : await licenceFault(shop, seller, licenceKind)
  refuse({
    ...(fault !== undefined && { 'form.about.category_id': fault }),
    ...(about.perishable &&
      category !== undefined &&
      !maySpoil(category) && { 'form.about.perishable': 'Nothing of this category lives or spoils' }),
    ...wordFaults(form),
    ...faultsOf('form.about.declarations', () => checkDeclared(about.declarations, '', { licenceKind, book })),
    ...packFaults(form.packs, []),
  })
  if (category === undefined) throw new Error('It was refused above')
  return { kind: 'new', about, category }
}

const checkOffer = async (
  shop: ShopContext,
  seller: Seller,
  { form }: DraftForm,
  productId: number,
): Promise<Checked> => {
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId))
  if (product === undefined) throw invalid({ product_id: 'There is no such product' })
  // What the operator has taken down does not come back as another listing.
  const isOwn = and(
    eq(listings.productId, productId),
    eq(listings.sellerId, seller.id),
    or(isNull(listings.endedAt), listings.takenDown),
  )
  const own = await shop.db.$count(listings, isOwn)
  const fault = own > 0 ? 'Your shop lists this product already' : await licenceFault(shop, seller, product.licenceKind)
  refuse({
    ...(fault !== undefined && { product_id: fault }),
    ...wordFaults(form, product.facts?.generic_name),
    ...packFaults(form.packs, []),
  })
  return { kind: 'offer', product }
}

const checkChange = async (
  shop: ShopContext,
  seller: Seller,
  { form }: DraftForm,
  { listingId, draftId }: { listingId: number; draftId: string },
): Promise<Checked> => {
  const { db } = shop
  const isOwn = and(eq(listings.id, listingId), eq(listings.sellerId, seller.id))
  // Orders of its packs refer to it meanwhile, and lock packs by their sku.
  const [listing] = await db.select().from(listings).where(isOwn).for('no key update')
  if (listing === undefined) throw invalid({ listing_id: 'Your shop has no such listing' })
  if (listing.endedAt !== null) throw invalid({ listing_id: say.ended })
  const isOther = and(
    eq(listingDrafts.listingId, listingId),
    eq(listingDrafts.state, 'waiting'),
    ne(listingDrafts.id, draftId),
  )
  if ((await db.$count(listingDrafts, isOther)) > 0) throw invalid({ listing_id: say.changeWaits })
  const [product] = await db.select().from(products).where(eq(products.id, listing.productId))
  await db.select().from(variants).where(eq(variants.listingId, listingId)).orderBy(variants.sku).for('update')
  const packs = await packsOf(shop, listingId)
  const fault = await licenceFault(shop, seller, product?.licenceKind ?? null)
  refuse({
    ...(fault !== undefined && { listing_id: fault }),
    ...wordFaults(form, product?.facts?.generic_name),
    ...packFaults(form.packs, packs),
  })
  return { kind: 'change', listing, packs }
}

/** What a draft is about, or a refusal by field. The seller's row is locked by whoever asks. */
export const checkDraft = (
  shop: ShopContext,
  seller: Seller,
  { id, ...given }: DraftForm & { id: string },
): Promise<Checked> => {
  const { listing_id: listingId, product_id: productId, form } = given
  if (listingId !== null) return checkChange(shop, seller, given, { listingId, draftId: id })
  if (productId !== null) return checkOffer(shop, seller, given, productId)
  if (form.about === null) throw new Error('The contract wants one of the three')
  return checkNew(shop, seller, given, form.about)
}
