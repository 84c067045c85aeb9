import { expect, test } from 'vitest'
import { REFUSALS } from '../../../src/contract/refusals.ts'
import { filesBelow } from './sources.ts'
import { FOR_PROGRAMS, inlineIn, listed, saidIn, type Found } from './said.ts'

/** Sentences of ours that stand where no language finds them, by reading the sources. */

/** No sentences, though they look so, or none of ours. */
const ALLOWED: Record<string, readonly string[]> = {
  // Kinds of products, by the names that the wire has for them.
  '*': ['New Arrival', 'Top Product', 'Deal Of The Day'],
  // How the window of the provider has ended, between two files.
  'src/shop/payment/pay-order.ts': ['not loaded'],
  'src/shop/payment/razorpay.ts': ['not loaded'],
  // Names of elements, styles and indices.
  'src/ui/carousel/open-slider.ts': ['(prefers-reduced-motion: reduce)'],
  'src/shop/catalogue/home/BannerSlider.tsx': ['(prefers-reduced-motion: reduce)'],
  'src/client/db/local-db.ts': ['++seq, &id, acct, [acct+seq], [acct+lane+seq]', 'id, acct', 'key, acct'],
  'src/ui/display/Section.tsx': ['auto 1px auto …px'],
  // What a UPI id and an IFSC look like, in every language.
  'src/shop/orders/RefundWay.tsx': ['name@bank', 'SBIN0001234'],
  // Keys of the states' names.
  'src/shop/calculator/area.ts': ['Himachal Pradesh', 'Uttar Pradesh', 'West Bengal'],
  // Names under which the phone stores things and pages speak to each other.
  'src/shop/session/session-channel.ts': ['haldhar session'],
  'src/shop/delivery/delivery-pin.shared.ts': ['delivery pin'],
  'src/client/api/clock.ts': ['server clock'],
  'src/shop/cart/cart-rows.shared.ts': ['cart to restore', 'last cart change'],
  'src/shop/orders/last-order.shared.ts': ['…:last order'],
  'src/shop/stock-alerts/stock-alerts.shared.ts': ['…:stock alerts'],
  'src/shop/orders/orders.shared.ts': ['…:orders asked at'],
}
const isAllowed = ({ path, words }: Found): boolean =>
  (ALLOWED['*'] ?? []).includes(words) || (ALLOWED[path] ?? []).includes(words)

const client = filesBelow('src/shop', 'src/ui', 'src/client', 'sw').filter((path) => /\.tsx?$/.test(path))

test('no screen and nothing behind it has a sentence of its own beside the texts and the contract', async () => {
  const said = client.flatMap((path) => saidIn(path))
  expect(said.filter((found) => !isAllowed(found)).map(listed)).toEqual([])
  expect(client.length).toBeGreaterThan(300)
  const used = new Set(said.map(listed))
  const unused = Object.entries(ALLOWED).flatMap(([path, words]) =>
    path === '*' ? [] : words.map((one) => listed({ path, words: one })).filter((one) => !used.has(one)),
  )
  expect(unused).toEqual([])
})

test.each([
  ['<p>Hello</p>', 'Hello'],
  ['<b title="Hello" />', 'Hello'],
  ['<b>{open ? "It is open" : ""}</b>', 'It is open'],
  ['toastError(`It took ${n} days`)', 'It took … days'],
  ['const words = { late: "Too late." }', 'Too late.'],
])('a sentence is seen in %s', (source, words) => {
  expect(saidIn('x.tsx', source)).toEqual([{ path: 'x.tsx', words }])
})

/** Only the operator is told what these say. */
const FOR_OPERATOR = [
  /^server\/shop\/catalogue-import\//,
  /\/(moderation|return-decisions|send-refunds|refunds-by-hand|refund-destinations)\.ts$/,
  /^server\/shop\/catalogue\/(manage-listing|pictures|promotions|variants)\.ts$/,
  /^server\/shop\/(accounts\/customers|zones\/change-zones|sellers\/(sellers|trust))\.ts$/,
]
/** Staff is told these at the desk; `desk-sentences.test.ts` sees that its languages know them. */
const FOR_DESK = [
  /^server\/shop\/(staff|shipments)\//,
  /^server\/shop\/(complaints\/settle-complaint|zones\/closing)\.ts$/,
  /^server\/shop\/declarations\/(declarations|products)\.ts$/,
  /^server\/shop\/catalogue\/manage-(brands|categories|crops|facts)\.ts$/,
  /^server\/shop\/(listings\/|listing-file\/write-file\.ts$|uploads\/store-picture\.ts$)/,
  /^server\/shop\/enquiries\/(offered-packs|quotes)\.ts$/,
  /^server\/http\/calls\/staff\//,
]
/** The same in files that customers meet as well. */
const DESKS_OWN = [
  'It ends before it begins',
  'Please log in at the desk',
  'You may not do this',
  'Owner and manager set the prices',
  'Nothing of it differs from what is in force',
  'The shop has sent another version meanwhile',
]
/** Programs alone as well, of refusals whose code people meet too. */
const PROGRAMS_OWN = [
  'Send the body as application/json',
  'Send the body as multipart/form-data',
  'Send the body as …',
  'The body must be an object',
]
/** Sentences for the operator in files that customers and sellers meet as well. */
const OPERATORS_OWN = [
  'Order not found',
  'This is not the operator’s token',
  'This application is … already',
  'This seller is suspended; resume lets them sell again',
  'This seller is accepted already; suspend takes them off the shop',
  'This seller has not handed in the form yet; invite makes the link to it',
  'This order does not wait for a payment any more',
  'Seller not found',
  'This seller hands in the form by the link to it',
  'This change is … already',
  'The shop has sent another version meanwhile',
]

const server = filesBelow('server/shop', 'server/http').filter((path) => path.endsWith('.ts'))

test('whatever the server may tell a customer or a seller is a sentence of the contract', async () => {
  const others = [...FOR_OPERATOR, ...FOR_DESK]
  const inline = server.filter((path) => !others.some((own) => own.test(path))).flatMap((path) => inlineIn(path))
  const ownWords = [...OPERATORS_OWN, ...DESKS_OWN, ...PROGRAMS_OWN]
  expect(inline.filter(({ words }) => !ownWords.includes(words)).map(listed)).toEqual([])
  // Nothing is let through that is not there.
  expect(ownWords.filter((words) => !inline.some((found) => found.words === words))).toEqual([])
  const saying = server.filter((path) => inlineIn(path).length > 0)
  expect(others.filter((own) => !saying.some((path) => own.test(path)))).toEqual([])
  expect([...FOR_PROGRAMS].filter((code) => !(code in REFUSALS))).toEqual([])
})

test.each([
  "throw new Refusal('CONFLICT', 'It is taken')",
  "throw new Refusal('CONFLICT', late ? answers.tryAgain : 'It is taken')",
  "throw invalid({ name: 'It is taken' })",
  "throw notFound('It is taken')",
  "done('It is taken')",
])('a sentence is seen in %s', (source) => {
  expect(inlineIn('x.ts', source)).toEqual([{ path: 'x.ts', words: 'It is taken' }])
})
