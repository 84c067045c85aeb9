import { promise } from './promise.ts'

const pages = 'server/http/routes/pages.ts'
const wanted = 'server/http/middleware/data-use.ts'
const widths = 'src/contract/pictures.ts'
const slider = 'src/ui/carousel/useSlider.ts'
const worker = 'sw/navigation.ts'
const stored = 'src/offline/data-use/stored.ts'
const counted = 'src/offline/data-use/count.ts'
const code = 'src/contract/cart-code.ts'
const message = 'server/shop/orders/cart-message.ts'
const page = 'src/app/pages/orders/CartMessagePage.tsx'

/** A phone that wants to use little data, what it has used and stored, and an order without data. */
export const dataUse = {
  'diet/rendered': promise(
    'With Save-Data a page names pictures in the smallest width alone, and says by Vary that it does',
    [widths, 'shopSettings.littleData ? undefined :', 'false ? undefined :'],
    [widths, 'shopSettings.littleData ? LITTLE_WIDTH : width', 'false ? LITTLE_WIDTH : width'],
    [widths, 'if (shopSettings.littleData) return', 'if (false) return'],
    [pages, '      Vary: DATA_USE_VARY,\n', ''],
  ),
  'diet/tags': promise('Both renderings of a page have an ETag of their own, and neither is kept for the other', [
    'server/http/middleware/prepared.ts',
    "${wantsLittleData(raw) ? 'little' : 'full'}",
    '',
  ]),
  'diet/choice-first': promise('What somebody has chosen on the phone comes before what the browser asks for', [
    wanted,
    "headers.get(DATA_USE_HEADER) ?? (headers.get('Save-Data')",
    "null ?? (headers.get('Save-Data')",
  ]),
  'diet/still': promise(
    'With little data the banner stands still, one picture of it is loaded, and a press brings the others',
    ['src/features/catalogue/home/BannerSlider.tsx', 'useState(shopSettings.littleData)', 'useState(false)'],
    [slider, 'useState(!waits)', 'useState(true)'],
  ),
  'diet/large': promise(
    'With little data a photograph is small, and large after a tap that says about how much it costs',
    ['src/features/catalogue/product/Gallery.tsx', '      {shopSettings.littleData && (', '      {false && ('],
  ),
  'diet/never-mixed': promise(
    'A page that was rendered for little data is never shown to who wants all of it, nor the other way',
    ['sw/cache-keys.ts', "if (key === null || dataUse !== 'little') return key", 'if (key !== null) return key'],
    [worker, 'await usesLittleData(headers)', 'false'],
  ),
  'diet/switch-offline': promise('The switch holds without network, for what is shown from then on', [
    'src/app/startup/data-use.ts',
    '  applyShopSettings({ littleData })\n',
    '',
  ]),
  'diet/counted': promise(
    'Data used today is what came over the network, about, by pages and worker together',
    [counted, 'list.getEntries().reduce((sum, entry) => sum + bytesOf(entry), 0)', '0'],
    ['sw/index.ts', 'startCounting()\n', ''],
  ),
  'diet/freed': promise(
    'One button frees pictures and pages that were seen; cart, wishes and what was kept for offline stay',
    [
      stored,
      "['pictures', 'catalogue'].includes(kindOf(name))",
      "['pictures', 'catalogue', 'saved'].includes(kindOf(name))",
    ],
    [stored, 'names.map((name) => caches.delete(name))', 'names'],
  ),
  'diet/freed-offline': promise('Without network it warns first that pictures will be missing', [
    'src/features/data-use/StoredData.tsx',
    'online ? void free() : setAsks(true)',
    'void free()',
  ]),
  'diet/code-same': promise('Any cart of up to 50 lines comes back from its code as it was', [
    code,
    'Math.floor(value / BASE ** (count - 1 - place)) % BASE',
    'Math.floor(value / BASE ** (count - 1 - place)) % (BASE - 1)',
  ]),
  'diet/code-changed': promise('One changed sign of a code is refused, and the part that cannot be read is named', [
    code,
    'remainder(signs) === 0',
    'true',
  ]),
  'diet/code-swapped': promise('Two neighbours that have changed places are refused', [
    code,
    'double(sum) ^ sign',
    'sum ^ sign',
  ]),
  'diet/code-read': promise(
    'A code becomes a cart again at the shop’s prices of today, and says what is no longer sold, cannot be sold or is too few',
    [message, 'isOneOf(variants.id, [...ids]), onSale', 'isOneOf(variants.id, [...ids])'],
    [message, 'product.licence_required && product.licence?.valid !== true', 'false'],
    [message, "variant.stock_quantity < quantity ? 'few' : null", 'null'],
  ),
  'diet/code-refused': promise(
    'A code that cannot be read is refused with “Part {message} of the code cannot be read. Compare it with the message.”, “Parts of the code are missing or not in their order. Take all of it from the message.” or “This code is from a newer shop. Open the shop again with network.”',
    [message, "if (fault === 'version') return messages.cartCodeVersion\n", ''],
    [message, '${fault.part} (${fault.text})', '${fault.part}'],
    [code, '|| !isWhole', ''],
  ),
  'diet/message': promise('A cart of three lines is a message of 160 characters that every phone can send', [
    'src/contract/cart-code.ts',
    'const ID_SIGNS_MIN = 4',
    'const ID_SIGNS_MIN = 27',
  ]),
  'diet/message-offered': promise(
    'An order by message is offered where the operator has set a number, and nowhere else',
    ['src/features/message-order/MessageOrder.tsx', 'items.length === 0 || !takesMessages()', 'items.length === 0'],
  ),
  'diet/link-asks': promise(
    'A link with a cart changes nothing before a tap; what was in the cart stays, or can be restored',
    [page, 'take(replaceByWanted)', 'take(addWanted)'],
  ),
}
