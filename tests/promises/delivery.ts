import { promise } from './promise.ts'

const promised = 'src/contract/delivery/promise.ts'
const zones = 'server/shop/delivery/admin-zones.ts'
const checked = 'server/shop/orders/order-delivery.ts'
const placed = 'server/shop/orders/place-order.ts'

/** When goods come, and what becomes of an order. */
export const delivery = {
  'delivery/longest': promise('Of several zones the one that names most digits of a PIN decides', [
    promised,
    'zones.find((zone) => fitOf(zone) === best)',
    'zones.find((zone) => fitOf(zone) > -Infinity)',
  ]),
  'delivery/all-india': promise('A seller without zones delivers to all of India in 4 to 7 days', [
    promised,
    'own === undefined ? ALL_INDIA',
    'own === undefined ? undefined',
  ]),
  'delivery/refused': promise('What is not delivered to the PIN is refused by name, and nothing is stored', [
    checked,
    'if (unserved.length > 0)',
    'if (unserved.length > 99)',
  ]),
  'delivery/cash': promise('A zone’s limit of cash holds for all goods of one seller together', [
    promised,
    'max === 0 || total > max',
    'max === 0',
  ]),
  'delivery/frozen': promise('The days promised at the order stay with it', [
    placed,
    'const promised = { promisedFrom, promisedTo }',
    'const promised = { promisedFrom: null, promisedTo }',
  ]),
  'delivery/closed': promise('Days on which a shop is closed are not counted, in the order and on the phone alike', [
    promised,
    'if (ordered > to || day < from) return day',
    'return day',
  ]),
  'delivery/closed-told': promise('A shop without areas that closes promises its days after that, everywhere', [
    'server/shop/delivery/zones.ts',
    'return [...zoned, ...others.map',
    'return [...zoned, ...[...others].slice(0, 0).map',
  ]),
  'delivery/closed-days': promise('Closed days that are over or upside down are refused by field', [
    'server/shop/delivery/desk-areas.ts',
    'if (to < from)',
    'if (false)',
  ]),
  'delivery/own-areas': promise('A shop changes its own areas; what it takes out of one is not left behind', [
    zones,
    'await takeOut(inner, sellerId, [...insteadOf, ...pins])',
    'await takeOut(inner, sellerId, pins)',
  ]),
  'delivery/told': promise('What the operator changes of zones is in the next answer to anybody', [
    'server/db/migrations/0015_delivery.sql',
    'AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "zone_pins"',
    'AFTER TRUNCATE ON "zone_pins"',
  ]),
  'delivery/fields': promise('A PIN that does not exist and days upside down are refused by field', [
    zones,
    'if (unknown.length > 0)',
    'if (unknown.length > 99)',
  ]),
  'delivery/no-name': promise('A comma too many is no name of all India', [
    'src/contract/admin-calls/delivery.ts',
    '/^(all|[1-9]\\d{1,5})$/',
    '/^(all|[1-9]\\d{1,5}|)$/',
  ]),
  'delivery/steps': promise('The history says when each step was; what was undone has not happened', [
    'server/shop/orders/order-steps.ts',
    'rankOf(step.status) < rank',
    'rankOf(step.status) < Infinity',
  ]),
  'delivery/pin': promise('A PIN that does not exist is refused at its field, and stays to be mended', [
    'src/features/delivery/PinDialog.tsx',
    '(await lookUp(pincode))?.length === 0',
    '(await lookUp(pincode)) === undefined',
  ]),
  'delivery/sixth': promise('The last digit of the PIN sends it', [
    'src/features/delivery/PinDialog.tsx',
    'if (isPincode(joinedDigits(input.value))) submitForm(input)',
    '',
  ]),
  'delivery/written': promise('Goods go to the address just written, whatever PIN was given before', [
    'src/app/delivery/choose-address.ts',
    "  if (kind === 'delivery') void savePin(pincode)\n",
    '',
  ]),
  'delivery/said': promise('A product says until when it comes to the farmer’s PIN, and whether for cash', [
    'src/app/delivery/ProductDelivery.tsx',
    '{delivery && <DeliveryText',
    '{!delivery && <DeliveryText',
  ]),
  'delivery/once': promise('The PIN is asked for once and kept on the phone', [
    'src/features/delivery/delivery.store.ts',
    '  await saveDeliveryPin(await getDb(), acct, pin)\n',
    '',
  ]),
  'delivery/offline': promise('Without network another PIN is answered from the phone', [
    'sw/cache-keys.ts',
    "  'deliveryZones',\n",
    '',
  ]),
  'delivery/early': promise('What does not reach an address is said where the address is chosen', [
    'src/app/pages/addresses/AddressBook.tsx',
    'pincode={deliverTo?.pincode} />',
    'pincode={undefined} />',
  ]),
  'delivery/way-on': promise(
    'At the payment another address, or the order without it, is one tap away; nothing is lost',
    [
      'src/features/cart/cart-actions.ts',
      'cart: basket.cart.filter(({ sku }) => !skus.includes(sku)),',
      'cart: basket.cart,',
    ],
  ),
  'delivery/confirmed': promise(
    'A placed order is confirmed at the head of the history, over a reload, also when its answer was lost',
    ['src/offline/orders/order-attempts.ts', '    await noteLastOrder(local, attempt.acct, orderId)\n', ''],
  ),
  'delivery/put-away': promise('A confirmation that was put away does not come back', [
    'src/offline/orders/last-order.ts',
    "write(['meta'], () => db.meta.delete(keyOf(acct)))",
    "write(['meta'], async () => {})",
  ]),
  'delivery/buy-again': promise('An ordered pack is put into the cart again by a tap, at today’s price', [
    'src/app/actions/buy-again.ts',
    '  await addPackToCart(product, variant)\n',
    '',
  ]),
}
