import { and, eq } from 'drizzle-orm'
import { paise } from '../../../src/contract/money.ts'
import type { ListingForm } from '../../../src/contract/product/listing-form.ts'
import {
  declarations,
  listingPictures,
  listings,
  listingTexts,
  products,
  variants,
  type sellers,
} from '../../db/schema.ts'
import { drawingOf } from '../catalogue-import/columns/drawing.ts'
import { sizeOf } from '../catalogue-import/pack.ts'
import { shortened } from '../catalogue-import/product-header.ts'
import { brandSlug, loadBrands } from '../catalogue-import/columns/lookup.ts'
import { brandIds, freshIds, writeTexts } from '../catalogue-import/store.ts'
import { newPack } from '../catalogue-import/store-packs.ts'
import type { ShopContext } from '../core/context.ts'
import { labelBook } from '../core/label-book.ts'
import { slugOf } from '../core/slug.ts'
import { labelFrom } from '../declarations/label-columns.ts'
import { renewSearchTexts } from '../search/renew-search-texts.ts'
import type { Checked } from './check-draft.ts'
import { picturesOf, type Draft } from './drafts.ts'
import { keptPictures, packsOf } from './what-stands.ts'

/** What an approved draft makes of the catalogue, whose lock the caller holds; the rest is as an import makes it. */

type Seller = typeof sellers.$inferSelect
type OfKind<Kind extends Checked['kind']> = Extract<Checked, { kind: Kind }>

interface Decided<C extends Checked = Checked> {
  draft: Draft
  seller: Seller
  checked: C
}

const textsOf = ({ title, description }: ListingForm) => {
  const [name, details] = [title.normalize('NFC'), description.normalize('NFC')]
  return {
    title: name,
    productDetails: details || name,
    shortDescription: shortened(details.split('\n')[0]?.trim() ?? '') || name,
  }
}

const addProduct = async (shop: ShopContext, { draft, seller, checked }: Decided<OfKind<'new'>>): Promise<number> => {
  const { about, category } = checked
  const brand = about.brand.normalize('NFC') || (seller.shopName ?? seller.name)
  const ids = await brandIds(shop, { brands: await loadBrands(shop) }, [brand])
  const { title } = textsOf(draft.form)
  const { origin, crops, facts } = labelFrom(about.declarations, await labelBook(shop))
  const [id = 0] = await freshIds(shop, 'products', 1)
  await shop.db.insert(products).values({
    id,
    categoryId: category.id,
    brandId: ids.get(brandSlug(brand)) ?? 0,
    imageUrl: `${slugOf(title) || 'product'}.webp`,
    drawing: drawingOf({ category, brand, title }),
    licenceKind: category.licenceKind,
    perishable: about.perishable,
    collectOnly: about.declarations.collect_only,
    origin,
    crops: crops.length > 0 ? crops : null,
    facts,
    hsn: about.hsn || null,
  })
  return id
}

/** What the seller's file calls it, unless another listing of hers is called that by now. */
const handleOf = async ({ db }: ShopContext, { id }: Seller, { code }: ListingForm): Promise<string | null> => {
  if (code === undefined) return null
  const isTaken = and(eq(listings.sellerId, id), eq(listings.handle, code))
  return (await db.$count(listings, isTaken)) > 0 ? null : code
}

const addListing = async (shop: ShopContext, { draft, seller }: Decided, productId: number): Promise<number> => {
  const [id = 0] = await freshIds(shop, 'listings', 1)
  const texts = textsOf(draft.form)
  await shop.db.insert(listings).values({
    id,
    productId,
    sellerId: seller.id,
    handle: await handleOf(shop, seller, draft.form),
    slug: `${slugOf(texts.title) || 'product'}-${id}`,
    ...texts,
    // Made of all the rows that it says something of, once they are there.
    searchText: '',
    createdAt: shop.clock(),
  })
  return id
}

/** Packs that are new; those on sale before keep their price and stock, which are set where they are counted. */
const writePacks = async (shop: ShopContext, listingId: number, { packs }: ListingForm): Promise<void> => {
  const { db } = shop
  const before = await packsOf(shop, listingId)
  const fresh: (typeof variants.$inferInsert)[] = []
  for (const { sku, name, price, selling_price, stock, cod, steps } of packs) {
    if (sku !== undefined) {
      await db
        .update(variants)
        .set({ mrpPaise: paise(price), codAvailable: cod })
        .where(eq(variants.sku, sku))
      continue
    }
    const [sellingPaise, mrpPaise] = [paise(selling_price), paise(price)]
    const pack = {
      name: name.normalize('NFC'),
      sellingPaise,
      mrpPaise,
      stock,
      sellerSku: null,
      ...(steps && { steps: steps.map((step) => ({ from: step.from, paise: paise(step.price) })) }),
      ...sizeOf([name]),
    }
    const place = before.length + fresh.length + 1
    fresh.push(newPack(pack, { listingId, place, cod, importedAs: null }))
  }
  if (fresh.length > 0) await db.insert(variants).values(fresh)
}

/** The photographs that a draft names, in its order: new ones, and of a change those that the listing still has. */
const writePictures = async (shop: ShopContext, listingId: number, draft: Draft): Promise<void> => {
  const came = (await picturesOf(shop, [draft]))(draft)
  const kept = await keptPictures(shop, listingId)
  const known = new Map([...kept, ...came].map((picture) => [picture.id, picture]))
  await shop.db.delete(listingPictures).where(eq(listingPictures.listingId, listingId))
  const named = draft.form.pictures.flatMap((name) => known.get(name) ?? [])
  const rows = named.map(({ file, digest }, position) => ({ listingId, position, file, digest }))
  if (rows.length > 0) await shop.db.insert(listingPictures).values(rows)
}

/** What was declared of a new product counts as approved with it. */
const noteDeclared = async (
  { db, clock }: ShopContext,
  { draft, seller, checked }: Decided<OfKind<'new'>>,
  listingId: number,
): Promise<void> => {
  await db.insert(declarations).values({
    listingId,
    sellerId: seller.id,
    said: checked.about.declarations,
    state: 'approved',
    createdAt: draft.sentAt,
    decidedAt: clock(),
  })
}

/** What was said otherwise from now on is no longer what its translations say: those would tell of something else. */
const dropTranslations = async (
  { db }: ShopContext,
  before: typeof listings.$inferSelect,
  draft: Draft,
): Promise<void> => {
  const { title, shortDescription } = textsOf(draft.form)
  const ofListing = eq(listingTexts.listingId, before.id)
  if (title !== before.title) await db.delete(listingTexts).where(ofListing)
  else if (shortDescription !== before.shortDescription)
    await db.update(listingTexts).set({ shortDescription: '' }).where(ofListing)
}

const place = async (shop: ShopContext, decided: Decided): Promise<{ listingId: number; productId: number }> => {
  const { checked, draft } = decided
  if (checked.kind === 'change') {
    const { id: listingId, productId } = checked.listing
    await dropTranslations(shop, checked.listing, draft)
    await shop.db.update(listings).set(textsOf(draft.form)).where(eq(listings.id, listingId))
    return { listingId, productId }
  }
  const productId = checked.kind === 'new' ? await addProduct(shop, { ...decided, checked }) : checked.product.id
  const listingId = await addListing(shop, decided, productId)
  if (checked.kind === 'new') await noteDeclared(shop, { ...decided, checked }, listingId)
  return { listingId, productId }
}

/** Writes an approved draft into the catalogue; returns what it has become. */
export const putOnSale = async (
  shop: ShopContext,
  decided: Decided,
): Promise<{ listingId: number; productId: number }> => {
  const placed = await place(shop, decided)
  await writePacks(shop, placed.listingId, decided.draft.form)
  await writePictures(shop, placed.listingId, decided.draft)
  await writeTexts(shop, [{ texts: decided.draft.form.texts, listingId: placed.listingId }])
  await renewSearchTexts(shop, eq(listings.id, placed.listingId))
  return placed
}
