import { promise } from './promise.ts'

const layout = 'src/app/layout/Layout.tsx'
const card = 'src/features/catalogue/browse/ProductCard.tsx'
const overlay = 'src/app/layout/status/LoadingOverlay'

export const section2 = {
  '2.2/deal': promise('The deal stands above the header while it is active', [
    layout,
    "{path === '/' && <DealBanner deal={data?.deal ?? null} today={data?.today ?? ''} />}\n        <Header bare={bare} deskOnly={hasBar && !bare} searching={searching} />",
    '<Header bare={bare} deskOnly={hasBar && !bare} searching={searching} />',
  ]),
  '2.2/title-words': promise('The title of a page without one of its own is its path in words', [
    'src/app/layout/header/title-of.ts',
    "replaceAll('-', ' ')",
    "replaceAll('_', ' ')",
  ]),
  '2.2/title-brand': promise('On a brand’s page its name', [
    'src/app/pages/catalogue/BrandPage.tsx',
    'heading: (data) => data && <Words {...asWritten(data.brand.name)} />',
    "heading: () => ''",
  ]),
  '2.2/title-category': promise('On a category’s page its name', [
    'src/app/pages/catalogue/CategoryPage.tsx',
    'heading: (data) => data && <Words {...categorySaid(data.category)} />',
    "heading: () => ''",
  ]),
  '2.2/title-seller': promise('On a seller’s page its name', [
    'src/app/pages/catalogue/SellerPage.tsx',
    'heading: (data) => data && <Words {...asWritten(data.seller.shop_name)} />',
    "heading: () => ''",
  ]),
  '2.2/title-product': promise('On a product’s page its title', [
    'src/app/pages/catalogue/ProductPage.tsx',
    'heading: (data) => data && <Words {...titleSaid(data.product)} />',
    "heading: () => ''",
  ]),
  '2.2/footer-policies': promise('The footer leads to every policy, and to both names of the Terms', [
    'src/app/layout/footer/FooterBlocks.tsx',
    "    ['/cancellation-policy', text.footer.cancellation],\n",
    '',
  ]),
  '2.2/footer-buttons': promise('Sell On and Contact For Bulk Order', [
    'src/app/layout/footer/Footer.tsx',
    '{text.footer.bulkOrder}',
    '{text.footer.business}',
  ]),
  '2.2/loading': promise(
    'Loading with moving dots covers the page',
    [`${overlay}.tsx`, '              <i>.</i>\n              <i>.</i>\n', '              <i>.</i>\n'],
    [`${overlay}.module.css`, 'position: fixed', 'position: absolute'],
    [`${overlay}.module.css`, 'animation: dot 1.2s linear infinite', 'animation: none 1.2s'],
  ),
  '2.5/card-price': promise(
    'Cards show the first pack’s selling price',
    [card, 'selling={first.selling_price}', 'selling={first.price}'],
    [card, '  const [first] = product.variants', '  const first = product.variants.at(-1)'],
  ),
  '2.5/picker': promise(
    'A card with several packs asks which; the chosen one alone goes into the cart',
    [
      'src/features/catalogue/product/VariantPicker.tsx',
      'onPick(variant)',
      'product.variants.slice(0, 1).forEach(onPick)',
    ],
    ['src/features/catalogue/product/VariantPicker.tsx', 'onPick(variant)', 'product.variants.forEach(onPick)'],
  ),
  '2.5/share': promise('Share opens the phone’s sheet with title and link', [
    'src/features/catalogue/product/share.ts',
    'await navigator.share({ title, url })',
    'await navigator.share({ title })',
  ]),
}
