import { promise } from './promise.ts'

const card = 'src/features/catalogue/browse/ProductCard.tsx'
const overlay = 'src/app/layout/status/LoadingOverlay'

export const section2 = {
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
