import * as v from 'valibot'
import { RETURN_PROBLEMS } from '../../constants.ts'
import { Day } from '../../day.ts'
import { Id } from '../../entities.ts'
import { dataOf, staff, type Call } from '../call.ts'

/** How many days the figures are of, today the last of them. */
export const SALES_DAYS = ['7', '14', '30', '90'] as const
export type SalesDays = (typeof SALES_DAYS)[number]
/** So many listings that run out are named. */
export const RUNNING_OUT_MAX = 5
/** So many listings, PINs and shops are named: those with the most rupees. */
export const SALES_NAMED_MAX = 20
/** What was looked for longer ago is forgotten. */
export const MISSES_KEPT_DAYS = 30

/** Why something comes back: what its customer says, or that nobody took it at the door. */
export const RETURN_REASONS = [...RETURN_PROBLEMS, 'undelivered'] as const

const Sold = v.object({
  orders: v.number(),
  pieces: v.number(),
  /** Rupees of goods as they were ordered, without what was cancelled, is unpaid or was not taken at the door. */
  amount: v.number(),
  /** Pieces that came back, or whose customer has asked to give them back. */
  returned: v.number(),
})
export type Sold = v.InferOutput<typeof Sold>

const DaySales = v.object({
  day: Day('A day looks like 2026-01-31'),
  ...Sold.entries,
  /** Rupees in cash that were taken so far for what was ordered on this day. */
  cash: v.number(),
})
/** What runs out first: pieces that are left, and the days for which they last if as many are sold as in these days. */
const StockLeft = v.object({ listing_id: Id, title: v.string(), pieces: v.number(), days: v.number() })
const ListingSales = v.object({ listing_id: Id, title: v.string(), shop_name: v.string(), ...Sold.entries })
const PinSales = v.object({ pincode: v.string(), district: v.string(), ...Sold.entries })
const ShopSales = v.object({ id: Id, shop_name: v.string(), ...Sold.entries })
const ReturnSales = v.object({ reason: v.picklist(RETURN_REASONS), pieces: v.number() })
/** Words of nobody in particular. */
const Missed = v.object({ text: v.string(), count: v.number() })

export const DeskSales = v.object({
  /** Null where the figures are of all shops. */
  shop: v.nullable(v.object({ id: Id, shop_name: v.string() })),
  /** Each day, those without orders too. */
  days: v.array(DaySales),
  listings: v.array(ListingSales),
  pins: v.array(PinSales),
  returns: v.array(ReturnSales),
  /** Parcels of these days whose promised day is past, and how many of them came later or have not come. */
  promised: v.object({ parcels: v.number(), late: v.number() }),
  /** Of one shop alone, what is gone first at the top. */
  running_out: v.array(StockLeft),
  /** Of all shops alone. */
  shops: v.array(ShopSales),
  missed: v.array(Missed),
  /** Days whose orders nobody has added up yet: asking again adds up more of them. */
  uncounted: v.number(),
})
export type DeskSales = v.InferOutput<typeof DeskSales>

/** What sells, to whom, what comes back, and what was looked for in vain. */
export const staffSales = {
  deskSales: staff.get(
    'desk/sales',
    'Add up what was ordered by day, product and PIN, what comes back, and what searches did not find',
    dataOf(DeskSales),
    {
      may: 'money',
      query: v.object({
        days: v.optional(v.picklist(SALES_DAYS), '30'),
        /** The operator may name one shop; everybody else sees the own one. */
        seller: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'A shop is named by its number'))),
      }),
    },
  ),
} as const satisfies Record<string, Call>
