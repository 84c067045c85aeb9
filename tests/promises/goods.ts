import { promise } from './promise.ts'

const listings = 'server/shop/catalogue/listings.ts'
const texts = 'server/shop/catalogue-import/local-texts.ts'
const said = 'src/texts/said.ts'

/** Goods in the reader's language. */
export const goodsInLanguages = {
  'goods/local': promise('Whatever answers products names them in the language that is asked for, beside English', [
    listings,
    'return local === undefined ? product : { ...product, local }',
    'return product',
  ]),
  'goods/unasked': promise('Nobody who asks in English, or in no language of ours, gets another', [
    listings,
    'eq(listingTexts.language, language)',
    'sql`true`',
  ]),
  'goods/told': promise('A new translation is told at once, whatever is kept of the catalogue', [
    'server/db/migrations/0017_listing_texts.sql',
    'AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "listing_texts"',
    'AFTER TRUNCATE ON "listing_texts"',
  ]),
  'goods/ordered': promise('What was ordered keeps its name when the seller calls it otherwise', [
    'server/shop/orders/order-history.ts',
    'item.title === titleNow ? texts.get(item.listingId) : undefined',
    'texts.get(item.listingId)',
  ]),
  'goods/import': promise('A seller’s file names products in other languages', [
    'server/shop/catalogue-import/store.ts',
    '    await writeTexts(inner, written)\n',
    '',
  ]),
  'goods/import-field': promise(
    'A text of a file that cannot be taken is a bad row with its field',
    [texts, 'if (title.length > TITLE_MAX)', 'if (false)'],
    [texts, 'if (short.length > SHORT_MAX)', 'if (false)'],
  ),
  'goods/keys': promise('The worker keeps answers of two languages apart', [
    'src/contract/queries.ts',
    'Object.keys(query.entries ?? {})',
    "Object.keys(query.entries ?? {}).filter((name) => name !== 'lang')",
  ]),
  'goods/english': promise('English pages say what the data says', [
    said,
    "language === 'en' ? undefined : Object.entries",
    'Object.entries',
  ]),
  'goods/said': promise('What was not translated is said in English, and marked so', [
    said,
    "language === 'en' || INDIC.test(words) ?",
    'words ?',
  ]),
  'goods/own-language': promise('A translation into another language than the page’s is not shown', [
    said,
    'local?.language === language ? { text: local.title }',
    'local ? { text: local.title }',
  ]),
  'goods/packs': promise('Packs are said by the words of the language', [
    'src/texts/packs.ts',
    "language === 'en' ? undefined : packInWords(name, text.goods.packs)",
    'undefined',
  ]),
  'goods/wish': promise('A wish keeps its name in another language when an answer in English comes', [
    'src/offline/sync/mirror.ts',
    'const named = withNames(wishes, await savedWishes(local, acct))',
    'const named = wishes',
  ]),
  'goods/apart': promise('Pages that are rendered at the same time each name goods in their own language', [
    'src/features/catalogue/data/loaders.ts',
    'languageOf(new URL(args.request.url).pathname)',
    "languageOf('/')",
  ]),
  'goods/journey': promise('A reader meets the same local name from home to cart, with network and without', [
    'src/offline/api/reader.ts',
    "language !== 'en'",
    "language === 'en'",
  ]),
}
