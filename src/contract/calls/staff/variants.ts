import * as v from 'valibot'
import { PRICE_STEPS_MAX } from '../../constants.ts'
import { Id, Tint } from '../../entities.ts'
import { PriceStep } from '../../product/facts.ts'
import { dataOf, staff, type Call } from '../call.ts'

/** A pack as the desk changes it. */
export const DeskVariant = v.object({
  sku: v.string(),
  listing_id: Id,
  product_id: Id,
  seller_id: Id,
  /** A phone of a former build has stored neither this nor whether cash is taken. */
  shop_name: v.optional(v.string(), ''),
  cod: v.optional(v.boolean(), true),
  title: v.string(),
  variant_name: v.string(),
  image_url: v.string(),
  ground: Tint,
  /** Rupees. */
  price: v.number(),
  selling_price: v.number(),
  /** Lower prices from so many pieces on, as they were set; a phone of a former build has stored none. */
  steps: v.optional(v.array(PriceStep), []),
  /** What may be sold, and what unpaid orders hold beside it. */
  stock: v.number(),
  reserved: v.number(),
})
export type DeskVariant = v.InferOutput<typeof DeskVariant>

const Price = v.pipe(
  v.number('A price is a number of rupees'),
  v.minValue(0.01, 'A price is more than 0'),
  v.maxValue(10_000_000, 'This price is too high'),
)

const StockChange = v.object({
  /** Pieces that came or went. */
  add: v.pipe(
    v.number('Say how many pieces'),
    v.integer('Pieces are whole'),
    v.minValue(-1_000_000),
    v.maxValue(1_000_000),
    v.check((add) => add !== 0, 'Say how many pieces came or went'),
  ),
})

const PriceChange = v.object({
  selling_price: Price,
  /** The price that was on the screen: one that has moved meanwhile is not overwritten unseen. */
  seen: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)),
})
export type PriceChange = v.InferOutput<typeof PriceChange>

const STEP_PIECES_MAX = 1_000_000

const StepsChange = v.object({
  /** In place of what was set before; none takes them back. */
  steps: v.pipe(
    v.array(
      v.object({
        from: v.pipe(
          v.number('Say from how many pieces on'),
          v.integer('Pieces are whole'),
          v.minValue(2, 'A lower price begins with 2 pieces or more'),
          v.maxValue(STEP_PIECES_MAX, 'So many pieces nobody orders'),
        ),
        price: Price,
      }),
    ),
    v.maxLength(PRICE_STEPS_MAX, `At most ${PRICE_STEPS_MAX} lower prices`),
  ),
})
export type StepsChange = v.InferOutput<typeof StepsChange>

const changed = dataOf(DeskVariant)

/** Stock and prices. */
export const staffVariants = {
  deskVariants: staff.get(
    'desk/variants',
    'List packs, what is nearly gone first',
    v.object({
      ...dataOf(v.array(DeskVariant)).entries,
      meta: v.object({ next_cursor: v.nullable(v.string()) }),
    }),
    {
      may: 'stock',
      query: v.object({
        q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
        cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
        /** Of this shop alone; the operator's people see every shop. */
        seller: v.optional(
          v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'A shop is named by its number'), v.transform(Number)),
        ),
      }),
    },
  ),
  deskStockAdd: staff.post('desk/variants/:sku/stock', 'Add or take away pieces', changed, {
    may: 'stock',
    keyed: true,
    body: StockChange,
  }),
  deskPriceSet: staff.put('desk/variants/:sku/price', 'Set the selling price', changed, {
    may: 'prices',
    keyed: true,
    body: PriceChange,
  }),
  deskStepsSet: staff.put('desk/variants/:sku/steps', 'Set lower prices from so many pieces on', changed, {
    may: 'prices',
    keyed: true,
    body: StepsChange,
  }),
} as const satisfies Record<string, Call>
