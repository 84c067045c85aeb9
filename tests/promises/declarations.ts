import { promise } from './promise.ts'

const store = 'server/shop/catalogue-import/store.ts'
const deciding = 'server/shop/declarations/desk-declarations.ts'

/** What sellers declare of their products. */
export const declarations = {
  'products/approved': promise('What a seller declares is on the product’s page once the operator has approved it', [
    deciding,
    "if (state === 'approved') {",
    "if (state === 'refused') {",
  ]),
  'products/found': promise('A product is found by what its label says', [
    deciding,
    'await renewSearchTexts(inner, eq(listings.productId, product.id))',
    'void renewSearchTexts',
  ]),
  'products/missing': promise('Declarations that lack what the law wants are refused, each at its field', [
    deciding,
    'if (missing.length > 0)',
    'if (missing.length > 99)',
  ]),
  'products/banned': promise('A banned substance comes onto no page through declarations either', [
    deciding,
    'if (banned !== undefined)',
    "if (banned === 'nothing')",
  ]),
  'products/seen': promise('The operator approves what was seen: others sent meanwhile wait', [
    deciding,
    "if (state === 'replaced') throw",
    "if (state === 'approved') throw",
  ]),
  'products/draft': promise('What a seller has typed of a label and not sent is there after a reload', [
    'src/desk/products/DeclarationsForm.tsx',
    'Object.assign({}, known, draft)',
    'known',
  ]),
  'products/kept': promise(
    'A file that says nothing of the label leaves what was declared, and what it is found by',
    [store, '...(label && {', '...{ origin: null, facts: null },\n    ...(label && {'],
    [store, 'await renewSearchTexts(inner, inArray(listings.id, kept))', 'void kept'],
  ),
} as const
