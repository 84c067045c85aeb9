import type { DeliveryZone } from '../../contract/delivery/zones.ts'
import { formatRupees, plural } from '../../texts/format.ts'
import { dayAndYear, dayOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of delivery areas and closed days. */

export const words = spoken('zones', {
  title: 'Delivery areas and holidays',
  zones: 'Where the shop delivers',
  lead: 'A PIN belongs to the area that names most of its digits. Days are counted from that of the order.',
  everywhere: 'All of India',
  everywhereText:
    'No area is named, so the shop promises every PIN 4 to 7 days. With the first area it delivers only to what is named.',
  otherPins: 'every other PIN',
  days: ([from, to]: DeliveryZone['days']) =>
    from === to ? plural(to, { one: '# day', other: '# days' }) : `${from} to ${to} days`,
  cash: ({ cash_max: most }: Pick<DeliveryZone, 'cash_max'>) =>
    most === undefined ? 'Cash without a limit' : most === 0 ? 'No cash' : `Cash up to ${formatRupees(most)} an order`,
  freeDelivery: 'Delivery is free',
  charge: (charge: number) => `Delivery ${formatRupees(charge)}`,
  chargeUntil: (charge: number, free: number) =>
    `Delivery ${formatRupees(charge)}, free for goods of ${formatRupees(free)} or more`,
  add: 'Add an area',
  change: 'Change',
  changeOf: (area: string) => `Change the area ${area}`,
  remove: 'Remove',
  removeOf: (area: string) => `Remove the area ${area}`,
  removeTitle: 'Remove this area?',
  removeText: (area: string) => `The shop then no longer delivers to ${area}, unless a wider area holds it.`,
  removeLast: 'It is the last one. Without any area the shop delivers to all of India in 4 to 7 days.',
  keep: 'Keep it',
  removed: 'The area is removed',
  form: {
    add: 'Add an area',
    change: 'Change the area',
    pins: 'PINs begin with',
    pinsHint: '2 to 6 digits, with commas between, such as 422, 423. Type all for every PIN that no other area names.',
    days: 'Days after that of the order',
    daysHint: 'First and last, such as 2-4',
    cash: 'Cash limit of an order, in rupees',
    cashHint: 'Empty without a limit, 0 for no cash',
    charge: 'Charge for delivery, in rupees',
    chargeHint: 'Once for all that an order has of the shop. Empty if it costs nothing',
    free: 'Free for goods of, in rupees',
    freeHint: 'Goods of so much or more go without a charge. Empty if none do',
    save: 'Save area',
    saved: 'The area is saved',
  },
  try: {
    title: 'Try a PIN',
    pin: 'PIN',
    none: (pin: string) => `The shop does not deliver to ${pin}.`,
    found: (prefix: string) => (prefix === '' ? 'Every other PIN' : `Area ${prefix}`),
    promise: (from: string, to: string) => `Ordered now, it comes between ${dayOf(from)} and ${dayOf(to)}.`,
    by: (to: string) => `Ordered now, it comes on ${dayOf(to)}.`,
  },
  closed: {
    title: 'Closed days',
    open: 'The shop is open. Choose days on which nothing is packed, and what is promised comes after them.',
    now: (to: string) =>
      `Closed until ${dayAndYear(to)}. Customers may order, and what is promised comes after that day.`,
    later: (from: string, to: string) =>
      `Will be closed from ${dayAndYear(from)} until ${dayAndYear(to)}. What is promised for later comes after that day.`,
    set: 'Close for some days',
    change: 'Change the days',
    end: 'Open again',
    takeBack: 'Do not close',
    from: 'First closed day',
    to: 'Last closed day',
    save: 'Save closed days',
    saved: 'The closed days are saved',
    ended: 'The shop is open',
  },
  anotherShop: 'Another shop',
})

const beginnings = (pins: readonly string[]): string => pins.map((prefix) => prefix || words.otherPins).join(', ')

const charge = ({ charge: asked = 0, free_above: free }: DeliveryZone): string => {
  if (asked === 0) return words.freeDelivery
  return free === undefined ? words.charge(asked) : words.chargeUntil(asked, free)
}

export const text = {
  ...words,
  pins: beginnings,
  charge,
  changeOf: (pins: readonly string[]) => words.changeOf(beginnings(pins)),
  removeOf: (pins: readonly string[]) => words.removeOf(beginnings(pins)),
  removeText: (pins: readonly string[]) => words.removeText(beginnings(pins)),
}
