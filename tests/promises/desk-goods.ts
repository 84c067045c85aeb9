import { promise } from './promise.ts'

const goods = 'src/offline/desk/goods.ts'
const mutators = 'src/offline/desk/goods-mutators.ts'

/** Stock and prices that staff changes, also without network. */
export const deskGoods = {
  'desk-goods/difference': promise('Stock is changed by a difference, which is added once', [
    mutators,
    '{ sku: target }, { add })',
    '{ sku: target }, { stock: add })',
  ]),
  'desk-goods/joined': promise('Differences that were not sent yet are one; what is on its way stays as it is', [
    mutators,
    '.add + change.body.add',
    '.add',
  ]),
  'desk-goods/written-twice': promise('A difference that the browser writes twice is added once', [
    mutators,
    'return { remove: [tail.seq], append: { ...change, body: { ...change.body, add } } }',
    'return { rewrite: { ...tail, body: { ...change.body, add } }, append: false }',
  ]),
  'desk-goods/seen': promise('A price goes out with the one that was seen, also where it was changed twice', [
    mutators,
    'rewrite: { ...tail, body: { ...change.body, seen } }',
    'rewrite: { ...tail, body: change.body }',
  ]),
  'desk-goods/moved': promise('A price that has moved meanwhile is refused, and the list shows that of the shop', [
    goods,
    'movedPriceOf(data) ?? pack.selling_price',
    'pack.selling_price',
  ]),
  'desk-goods/not-twice': promise('An answer that contains a change on its way does not count it twice', [
    goods,
    'isGoodsChange(row) && row.attempts > 0',
    'isGoodsChange(row) && row.attempts < 0',
  ]),
  'desk-goods/forgotten': promise('The packs leave the phone with the log-in', [
    goods,
    'goods: `${acct}:goods`,',
    'goods: `goods of ${acct}`,',
  ]),
  'desk-goods/ticked': promise('What is ticked while packing leaves the phone with the log-in', [
    'src/offline/desk/packing.ts',
    'if ((await readSession(local)).acct === acct) await',
    'await',
  ]),
  'desk-goods/packed': promise('It stays there until the parcel is packed or gone', [
    'src/offline/desk/parcels.ts',
    "      await removePackingBut(local, acct, pileOf(parcels, 'to_pack'))\n",
    '',
  ]),
  'desk-goods/late': promise('The answer to a change of the stock that comes late brings no older price back', [
    goods,
    '{ ...pack, stock, reserved }',
    'told.output.data',
  ]),
  'desk-goods/label': promise('A label is one page of 105 by 148 mm, printed without network', [
    'src/desk/paper/paper.module.css',
    '  size: 105mm 148mm;\n',
    '',
  ]),
} as const
