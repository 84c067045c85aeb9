import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Language } from '../../../src/contract/languages.ts'
import { rupees } from '../../../src/contract/money.ts'
import { csvText } from '../../../src/contract/product/csv-text.ts'
import { LISTING_FILE_ROWS_MAX, type ListingFile } from '../../../src/contract/product/listing-file.ts'
import { LOCAL_LANGUAGES, type LocalLanguage } from '../../../src/contract/product/local.ts'
import { isOneOf } from '../../db/database.ts'
import { brands, categories, listings, listingTexts, products, variants } from '../../db/schema.ts'
import { QUANTITY_COLUMNS } from '../catalogue-import/columns/headings.ts'
import type { ShopContext } from '../core/context.ts'
import { labelBook, type LabelBook } from '../core/label-book.ts'
import type { Staff } from '../core/identity.ts'
import { firstOf, Refusal } from '../core/refusal.ts'
import { declared, FIELDS } from '../declarations/label-columns.ts'
import { ownShop } from '../sellers/particulars.ts'
import { CASH, COLLECT, columnsFor, declaredColumn, headingOf, HSN, STOCK_BEFORE } from './columns.ts'

/** What a shop sells, as the file that an import takes back without change. */

type Cells = Readonly<Record<string, string>>

const PAGE = 500

const listingsAfter = ({ db }: ShopContext, sellerId: number, category: number | undefined, after: number) =>
  db
    .select({ listing: listings, product: products, brand: brands.name, category: categories.name })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        eq(listings.sellerId, sellerId),
        isNull(listings.endedAt),
        gt(listings.id, after),
        category === undefined ? undefined : eq(products.categoryId, category),
      ),
    )
    .orderBy(asc(listings.id))
    .limit(PAGE)
type Row = Awaited<ReturnType<typeof listingsAfter>>[number]

const yesNo = (is: boolean): string => (is ? 'yes' : 'no')

const productCells = (
  { listing, product, brand, category }: Row,
  texts: readonly (typeof listingTexts.$inferSelect)[],
  book: LabelBook,
): Cells => {
  const said = declared(product, book)
  return {
    Type: category,
    Brand: brand,
    'Body (HTML)': listing.productDetails,
    [HSN]: product.hsn ?? '',
    ...Object.fromEntries(FIELDS.map((name) => [declaredColumn(name), said[name]])),
    // Who made it says nothing where it names nobody.
    ...(said.maker === '' && { 'Maker Role': '' }),
    [COLLECT]: said.collect_only ? 'yes' : '',
    ...Object.fromEntries(
      texts.flatMap(({ language, title, shortDescription }) => [
        [`Title (${language})`, title],
        [`Short Description (${language})`, shortDescription],
      ]),
    ),
  }
}

const packCells = (pack: typeof variants.$inferSelect): Cells => {
  const stock = String(pack.onHand - pack.reserved)
  return {
    'Option1 Value': pack.name,
    'Variant Compare At Price': String(rupees(pack.mrpPaise)),
    'Variant Price': String(rupees(pack.sellingPaise)),
    'Variant Inventory Qty': stock,
    [STOCK_BEFORE]: stock,
    [CASH]: yesNo(pack.codAvailable),
    ...Object.fromEntries(
      QUANTITY_COLUMNS.flatMap(([from, price], place) => {
        const step = pack.priceSteps[place]
        return step === undefined
          ? []
          : [[from, String(step.from)] as const, [price, String(rupees(step.paise))] as const]
      }),
    ),
  }
}

/** The cells of some listings, a row for each pack; the first tells what the product is. */
const rowsOf = async (shop: ShopContext, page: readonly Row[], book: LabelBook): Promise<Cells[]> => {
  const ids = page.map(({ listing }) => listing.id)
  const packs = await shop.db
    .select()
    .from(variants)
    .where(isOneOf(variants.listingId, ids))
    .orderBy(asc(variants.position), asc(variants.id))
  const texts = await shop.db.select().from(listingTexts).where(isOneOf(listingTexts.listingId, ids))
  const packsOf = Map.groupBy(packs, ({ listingId }) => listingId)
  const textsOf = Map.groupBy(texts, ({ listingId }) => listingId)
  return page.flatMap((row) => {
    const { id, handle, slug, title } = row.listing
    return (packsOf.get(id) ?? []).map((pack, at) => ({
      Handle: handle ?? slug,
      Title: title,
      ...(at === 0 && productCells(row, textsOf.get(id) ?? [], book)),
      ...packCells(pack),
    }))
  })
}

const kindsOf = async ({ db }: ShopContext, category: number | undefined) => {
  if (category === undefined) return { name: 'all', kinds: new Set<string | null>() }
  const found = await db.select().from(categories).where(eq(categories.id, category))
  const { slug, name, licenceKind } = firstOf(found, 'There is no such category')
  return { name: slug, kinds: new Set([licenceKind]), category: name }
}

interface Wanted {
  category?: number | undefined
  lang: Language
}

/** All that one's own shop has not ended, or that of one category with the columns which it needs. */
export const writeListingFile = async (
  shop: ShopContext,
  me: Staff,
  id: number,
  { category, lang }: Wanted,
): Promise<ListingFile> => {
  const { id: sellerId } = await ownShop(shop, me, id)
  const about = await kindsOf(shop, category)
  const rows: Cells[] = []
  const book = await labelBook(shop)
  const kinds = new Set(about.kinds)
  for (let after = 0; ;) {
    const page = await listingsAfter(shop, sellerId, category, after)
    rows.push(...(await rowsOf(shop, page, book)))
    for (const { product } of page) kinds.add(product.licenceKind)
    if (rows.length > LISTING_FILE_ROWS_MAX)
      throw new Refusal(
        'NOT_ALLOWED_NOW',
        `One file holds ${LISTING_FILE_ROWS_MAX} packs; take it category by category`,
      )
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) break
    after = last.listing.id
  }
  const languages = new Set(LOCAL_LANGUAGES.filter((language): language is LocalLanguage => language === lang))
  // Whoever is asked for facts of the operator's finds the column, empty too.
  const isAsked = book.facts.some(({ paused }) => !paused)
  const isHeld = (column: string): boolean =>
    (isAsked && column === declaredColumn('more_facts')) || rows.some((row) => (row[column] ?? '') !== '')
  const columns = columnsFor(kinds, { languages, isWhole: category === undefined }, isHeld)
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''))
  return {
    name: `listings-${about.name}.csv`,
    csv: csvText([columns.map(headingOf), ...cells]),
    packs: rows.length,
  }
}
