import { promise } from './promise.ts'

const pages = 'src/app/pages/catalogue'
const browse = 'src/features/catalogue/browse'
const product = 'src/features/catalogue/product'
const search = 'src/features/catalogue/search'

/** The first screens, and finding things. */
export const shopScreens = {
  'shop/first-home': promise('On a phone’s first screen Home shows the season’s offer, categories and a price', [
    'src/features/catalogue/home/SeasonBanner.module.css',
    '  .words p {\n    display: none;',
    '  .words p {\n    min-height: 120px;',
  ]),
  'shop/deal-line': promise('The deal is one line of 36 px that leads to what it offers', [
    'src/app/layout/header/DealBanner.module.css',
    'height: 36px',
    'height: 44px',
  ]),
  'shop/offline-nothing': promise('Without network a search for what the phone does not know finds nothing', [
    'src/offline/catalogue-index/answer.ts',
    ' || asked.output.q !== undefined',
    '',
  ]),
  'shop/sellers': promise('All sellers stand on one page, to which Home leads', [
    `${pages}/SellersPage.tsx`,
    '<SellerList whole sellers',
    '<SellerList sellers',
  ]),
  'shop/first-category': promise('A category’s first screen shows its filters and two whole products', [
    `${pages}/CategoryPage.tsx`,
    '      <ProductList {...list} />\n      <PageBanner image={banner} />',
    '      <PageBanner image={banner} />\n      <ProductList {...list} />',
  ]),
  'shop/no-repeat': promise('New Arrival does not repeat what the list begins with', [
    `${pages}/load-listing.ts`,
    'row.products.filter(({ id }) => !listed.has(id))',
    'row.products',
  ]),
  'shop/first-product': promise('A product’s first screen shows picture, name, price, unit price and the buy bar', [
    `${pages}/ProductPage.tsx`,
    '<PackUnitPrice variant={chosen} />',
    '',
  ]),
  'shop/buy-bar-price': promise('The buy bar says what the chosen pack costs', [
    `${pages}/ProductPage.tsx`,
    'price={chosen.selling_price}',
    'price={product.variants[0]?.selling_price ?? 0}',
  ]),
  'shop/one-pack': promise('A product of one pack asks for none', [
    `${pages}/ProductPage.tsx`,
    'product.variants.length > 1 && (',
    'product.variants.length > 0 && (',
  ]),
  'shop/more-sellers': promise(
    'Several offers of one product are told as such, on cards and on its page',
    [`${browse}/ProductCard.tsx`, '{moreSellers(product.offers)}', ''],
    [`${product}/OtherOffers.tsx`, 'to={`/product-details/${slug}`}', 'to={`/product-details/${id}`}'],
  ),
  'shop/card-stars': promise('Cards show stars and how many gave them, only where somebody did', [
    `${browse}/Rating.tsx`,
    '  count > 0 && (',
    '  count >= 0 && (',
  ]),
  'shop/search-everywhere': promise('Every page has a way to the search, whose box has the focus', [
    'src/app/layout/header/SearchBox.tsx',
    "if (pathname === '/search' && isBlank)",
    "if (pathname === '/find' && isBlank)",
  ]),
  'shop/enter': promise('Enter leads to the page of results', [
    'src/app/layout/header/SearchBox.tsx',
    'void navigate(resultsOf(typed))',
    '',
  ]),
  'shop/suggestions': promise(
    'Categories, crops and brands are suggested while typing, in any script',
    [`${search}/meant-names.ts`, 'own.some((token) => tokens.has(token))', 'own.some((token) => token === name)'],
    [`${search}/suggest.ts`, "callApi('crops')", "callApi('categories')"],
  ),
  'shop/recent': promise(
    'The last eight searches stay on the phone and can be erased',
    [`${search}/recent-searches.ts`, 'const MAX = 8', 'const MAX = 9'],
    [`${search}/recent-searches.ts`, '    localStorage.removeItem(NAME)\n', ''],
  ),
  'shop/chips': promise('Filters are counted, named on their chips, and stand in the address', [
    `${browse}/FilterChips.tsx`,
    '<Sentence say={words.filterOf} of={[{ text: words[kind] }, chosen]} />',
    'words[kind]',
  ]),
  'shop/clear-filters': promise('Clear filters takes them all away', [
    `${browse}/FilterChips.tsx`,
    'onClick={() => go({})}',
    'onClick={() => go(filters)}',
  ]),
  'shop/nothing': promise('A search without a find offers words that find something', [
    `${search}/NothingFound.tsx`,
    'popular.map((word)',
    '[].map((word)',
  ]),
  'shop/call': promise('And a call, where the shop has a number', [
    `${search}/NothingFound.tsx`,
    '{phone && (',
    '{!phone && (',
  ]),
  'shop/offline-results': promise('Without network the results come from this phone', [
    `${pages}/SearchPage.tsx`,
    '(isFromPhone || !online) && ',
    'false && ',
  ]),
}
