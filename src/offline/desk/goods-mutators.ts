import * as v from 'valibot'
import { staffVariants } from '../../contract/calls/staff/variants.ts'
import { freeze, type Mutator } from '../sync/mutators/mutator.ts'
import { confirmGoods, refuseGoods, type GoodsChange } from './goods.ts'

/** How changes of stock and prices are queued and sent: stock as a difference, a price with the one that was seen. */

type ChangeOf<Op extends GoodsChange['op']> = Extract<GoodsChange, { op: Op }>

/** The most pieces of one change, as in the contract. */
const ADD_MAX = 1_000_000

const addStock: Mutator<ChangeOf<'desk.stock'>> = {
  schema: v.looseObject({ body: v.looseObject({ add: v.number(), title: v.string() }) }),
  lane: ({ target }) => `stock:${target}`,
  request: ({ target, body: { add } }) => freeze(staffVariants.deskStockAdd, { sku: target }, { add }),
  // The joined change takes the name of the new one, so that one reported as failed and repeated is not added twice.
  // Two that add up to nothing are both sent, for the same reason.
  merge: (change, tail) => {
    if (tail.op !== 'desk.stock') return undefined
    // Safe: a row with this name was checked with the schema above.
    const add = (tail.body as ChangeOf<'desk.stock'>['body']).add + change.body.add
    if (add === 0 || Math.abs(add) > ADD_MAX) return undefined
    return { remove: [tail.seq], append: { ...change, body: { ...change.body, add } } }
  },
  confirm: confirmGoods,
  refuse: refuseGoods,
  label: () => 'desk.stock',
  icon: 'clock',
}

const setPrice: Mutator<ChangeOf<'desk.price'>> = {
  schema: v.looseObject({
    body: v.looseObject({ selling_price: v.number(), seen: v.number(), title: v.string() }),
  }),
  lane: ({ target }) => `price:${target}`,
  request: ({ target, body: { selling_price, seen } }) =>
    freeze(staffVariants.deskPriceSet, { sku: target }, { selling_price, seen }),
  // The price that was seen first is the shop's; the one in between was never sent.
  merge: (change, tail) => {
    if (tail.op !== 'desk.price') return undefined
    // Safe: a row with this name was checked with the schema above.
    const { seen } = tail.body as ChangeOf<'desk.price'>['body']
    if (change.body.selling_price === seen) return { remove: [tail.seq], append: false }
    return { rewrite: { ...tail, body: { ...change.body, seen } }, append: false }
  },
  confirm: confirmGoods,
  refuse: refuseGoods,
  label: () => 'desk.price',
  icon: 'clock',
}

export const goodsMutators: { [Op in GoodsChange['op']]: Mutator<ChangeOf<Op>> } = {
  'desk.stock': addStock,
  'desk.price': setPrice,
}
