import { RETURN_REASONS, type DeskSales, type Sold } from '../../contract/calls/staff/sales.ts'
import { formatNumber, formatRupees, plural } from '../../texts/format.ts'
import { dayOf, parcels, pieces } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** Words of what sells. */

const REASONS: Record<(typeof RETURN_REASONS)[number], string> = {
  unwanted: 'Not wanted any more',
  damaged: 'Arrived damaged',
  wrong: 'Not what was ordered',
  undelivered: 'Not taken at the door',
}
const FIGURES: Record<keyof Sold | 'cash', string> = {
  orders: 'Orders',
  pieces: 'Pieces',
  amount: 'Rupees',
  returned: 'Came back',
  cash: 'Cash taken',
}

export const words = spoken('sales', {
  title: 'What sells',
  spans: { week: '7 days', month: '30 days', quarter: '90 days' },
  lead: 'Goods as they were ordered. What was cancelled, is unpaid or was not taken at the door is left out. Today’s orders show after a minute.',
  uncounted: (days: number) =>
    plural(days, {
      one: '# day is still being added up',
      other: '# days are still being added up',
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
  fortnight: 'The last 14 days',
  more: 'More of what sells',
  cashLead: 'Cash stands on the day of its order, and is added up anew once a day.',
  runningOut: 'Gone first',
  noneRunsOut: 'Nothing of what was sold in these days runs out.',
  runningOutLead: (days: number) =>
    `How long what is left lasts, if as much is sold as in these ${formatNumber(days)} days.`,
  left: (count: string, days: string) => `${count} left, enough for ${days}`,
  days: { one: '# day', other: '# days' },
  promises: 'Promises of these days',
  noPromises: 'No promised day of these orders is past.',
  late: (late: string, share: number, all: string) =>
    `${late} came late or have not come, of ${all}: ${formatNumber(share)}%`,
  ofLeft: 'Pieces left',
  ofLasts: 'Days',
  noMissed: 'Nothing that many have looked for.',
  save: 'Save as a table (CSV)',
  saveOf: (what: string) => `Save as a table (CSV): ${what}`,
})

const inWholeRupees = (rupees: number): string => formatRupees(rupees).replace(/\.00$/, '')

export const text = {
  ...words,
  figure: {
    orders: formatNumber,
    pieces: formatNumber,
    returned: formatNumber,
    amount: inWholeRupees,
    cash: inWholeRupees,
  } satisfies Record<keyof Sold | 'cash', (n: number) => string>,
  day: dayOf,
  left: (count: number, days: number) => words.left(pieces(count), plural(days, words.days)),
  /** How many parcels of all whose day is past were late. */
  late: ({ parcels: all, late }: DeskSales['promised']) =>
    words.late(parcels(late), Math.round((100 * late) / all), parcels(all)),
  plot: (figure: keyof Sold | 'cash', from: string, to: string, most: string, on: string) =>
    words.plot(words.figures[figure], dayOf(from), dayOf(to), most, dayOf(on)),
  pin: (pincode: string, district: string) => (district === '' ? pincode : `${pincode}, ${district}`),
  file: (shop: DeskSales['shop'], what: string, last: string) =>
    `sales-${shop === null ? 'all' : shop.id}-${what}-${last}.csv`,
}
