import { promise } from './promise.ts'

const lists = 'server/shop/catalogue/product-list.ts'
const loaded = 'server/shop/catalogue/listings.ts'
const page = 'server/shop/catalogue/product-page.ts'
const others = 'server/shop/catalogue/other-offers.ts'
const offered = 'server/shop/catalogue/product-filters.ts'
const popular = 'server/shop/catalogue/popular-searches.ts'
const label = 'server/shop/catalogue-import/label.ts'
const schema = 'server/db/migrations/0013_product_facts.sql'
const phone = 'src/offline/catalogue-index/filter.ts'

/** How goods are found, and what is told of them so that they can be trusted. */
export const finding = {
  'finding/filters': promise(
    'Lists are narrowed by crop, by what can be paid in cash and by the country of origin',
    [lists, '[sql`${facets.crops} @> array[${query.crop}::text]`]', '[]'],
    [lists, '[sql`${facets.cash}`]', '[]'],
    [lists, '[eq(facets.origin, query.origin)]', '[]'],
  ),
  'finding/filters-unreadable': promise('An origin that is no letters of a country counts as absent', [
    'src/contract/calls/catalogue.ts',
    'origin: orNothing(v.pipe(',
    'origin: v.optional(v.pipe(',
  ]),
  'finding/facets': promise(
    'A list follows at once when crops, origin or cash of a product change',
    [schema, 'OLD."origin", OLD."crops")', 'NEW."origin", OLD."crops")'],
    [schema, 'NEW."origin", NEW."crops")', 'NEW."origin", OLD."crops")'],
    [schema, 'NEW."selling_paise", NEW."cod_available"', 'NEW."selling_paise", OLD."cod_available"'],
  ),
  'finding/seller-stars': promise(
    'A seller’s stars are those of all its public reviews, at once',
    [schema, 's."count" + excluded."count"', 's."count"'],
    [schema, 'AFTER UPDATE OR DELETE ON "reviews"', 'AFTER DELETE ON "reviews"'],
    [schema, 'WHEN (OLD."seller_id" <> NEW."seller_id")', 'WHEN (false)'],
    [loaded, 'oneDecimal(row.stars / row.count)', 'row.stars'],
  ),
  'finding/offers': promise(
    'A card tells how many others have the same in stock, and from what price',
    [loaded, 'f.on_sale and f.in_stock', 'f.on_sale'],
    [loaded, 'other.seller_id <> own.seller_id', 'true'],
    [loaded, 'min(f.price_paise)', 'max(f.price_paise)'],
  ),
  'finding/other-offers': promise(
    'A page names the other sellers of the same, those in stock first, the cheapest first',
    [others, 'desc(listingFacets.inStock), asc(variants.sellingPaise)', 'asc(listings.id)'],
  ),
  'finding/verified': promise('“Verified buyer” is said only where this very pack was delivered to whoever wrote it', [
    page,
    "        eq(orderItems.itemStatus, 'delivered'),\n",
    '',
  ]),
  'finding/offered': promise(
    'What a list can be narrowed by is counted of that very list, most first',
    [offered, 'unnest(${facets.crops}) as crop where ${matching}', 'unnest(${facets.crops}) as crop where true'],
    [offered, 'and(matching, sql`${facets.cash}`)', 'matching'],
    [offered, 'order by count(*) desc, crop', 'order by crop'],
  ),
  'finding/popular': promise(
    'A word that enough people have found something by is offered to others, and nothing else that is typed is stored',
    [popular, '>= ${SEARCHED_MIN}::int', '>= 1'],
    [popular, '  if ((await ofCatalogue(shop, [text])).length === 0) return\n', ''],
    ['server/http/calls/catalogue.ts', 'page.meta.total > 0 && query.q', 'page.meta.total > 1_000_000 && query.q'],
  ),
  'finding/popular-alone': promise('One network is counted for a word once a day, and nothing of it is stored', [
    popular,
    'if (!isNew(network, day, text)) return',
    'isNew(network, day, text)',
  ]),
  'finding/popular-most': promise(
    'One network is counted for so many words a day, all together for what a table holds, and a rendered page for none',
    [popular, 'texts.size < COUNTED_MAX && ', ''],
    [popular, '< ${STORED_MAX}::int', '< 2000000000'],
    [popular, 'and text <> ${text}::text) <', ') <'],
    [popular, 'if (network === null) return false', 'if (network === null) return true'],
  ),
  'finding/popular-forgotten': promise(
    'What was searched for counts for 30 days, and is deleted then',
    [popular, 'where day >= ${firstDay(shop)}::date', 'where true'],
    [
      'server/shop/maintenance/purge-expired.ts',
      '  await db.delete(searchCounts).where(lt(searchCounts.day, firstDay({ clock })))\n',
      '',
    ],
  ),
  'finding/label': promise(
    'A label is told as the file has it, nothing added, and found by its crops, its country and what such things are called',
    [label, "dose_per_pump: text(row, 'Dose per Pump')", "dose_per_pump: text(row, 'Dose')"],
    [
      'server/shop/catalogue-import/product-header.ts',
      '      origin: label?.origin ?? null,\n',
      '      origin: null,\n',
    ],
  ),
  'finding/label-bad': promise(
    'A country or day that does not exist is a bad row with a clear word, and costs no other',
    [label, 'countryOf(country) ??', 'country ??'],
    [label, "parts.length === 2 && v.is(Day(''), date)", 'parts.length === 2'],
    [label, "parts.length === 3 && v.is(Day(''), date)", 'parts.length === 3'],
    [label, 'return { label, faults }', 'return { label, faults: [] }'],
  ),
  'finding/offline': promise(
    'Without network lists are narrowed by the same, and tell what they can be narrowed by',
    [phone, 'product.crops.includes(asked.crop)', 'true'],
    [phone, '|| takesCash(product)', '|| true'],
    [phone, 'product.origin === asked.origin', 'true'],
  ),
} as const
