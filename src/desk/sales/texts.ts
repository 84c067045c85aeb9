import { RETURN_REASONS, type DeskSales, type Sold } from '../../contract/calls/staff/sales.ts'
import { formatNumber, formatRupees, plural } from '../../texts/format.ts'
import { dayOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** Words of what sells. */

const REASONS: Record<(typeof RETURN_REASONS)[number], string> = {
  unwanted: 'Not wanted any more',
  damaged: 'Arrived damaged',
  wrong: 'Not what was ordered',
  undelivered: 'Not taken at the door',
}
const FIGURES: Record<keyof Sold, string> = {
  orders: 'Orders',
  pieces: 'Pieces',
  amount: 'Rupees',
  returned: 'Came back',
}

export const words = spoken('sales', {
  title: 'What sells',
  spans: { week: '7 days', month: '30 days', quarter: '90 days' },
  lead: 'Goods as they were ordered. What was cancelled, is unpaid or was not taken at the door is left out. Today’s orders show after a minute.',
  uncounted: (days: number) =>
    plural(days, {
      one: '# earlier day is still being added up',
      other: '# earlier days are still being added up',
    }),
  allShops: 'All shops',
  oneShop: (name: string) => `Of ${name} alone`,
  figures: FIGURES,
  byDay: 'By day',
  plot: (figure: string, from: string, to: string, most: string, on: string) =>
    `${figure} by day from ${from} to ${to}. The most is ${most}, on ${on}.`,
  sum: (sum: string) => `${sum} in all`,
  noneSold: 'Nothing was ordered in these days.',
  numbers: 'The numbers, day by day',
  ofDay: 'Day',
  listings: 'By product',
  ofListing: 'Product',
  ofShop: 'Shop',
  pins: 'By PIN area',
  ofPin: 'PIN',
  ofDistrict: 'District',
  shops: 'By shop',
  top: (count: number) => `The ${formatNumber(count)} with the most rupees`,
  returns: 'What comes back, and why',
  ofReason: 'Why',
  reasons: REASONS,
  noReturns: 'Nothing of what was ordered in these days comes back.',
  missed: 'Looked for and not found',
  missedLead: (days: number) =>
    `What at least five people searched for in vain, in the last ${formatNumber(days)} days, in all shops together.`,
  ofMissed: 'Words',
  searches: 'Searches',
  noMissed: 'Nothing that many have looked for.',
  save: 'Save as a table (CSV)',
  saveOf: (what: string) => `Save as a table (CSV): ${what}`,
})

export const text = {
  ...words,
  figure: {
    orders: formatNumber,
    pieces: formatNumber,
    returned: formatNumber,
    amount: (rupees: number) => formatRupees(rupees).replace(/\.00$/, ''),
  } satisfies Record<keyof Sold, (n: number) => string>,
  day: dayOf,
  plot: (figure: keyof Sold, from: string, to: string, most: string, on: string) =>
    words.plot(words.figures[figure], dayOf(from), dayOf(to), most, dayOf(on)),
  pin: (pincode: string, district: string) => (district === '' ? pincode : `${pincode}, ${district}`),
  file: (shop: DeskSales['shop'], what: string, last: string) =>
    `sales-${shop === null ? 'all' : shop.id}-${what}-${last}.csv`,
}
