import { formatNumber, formatRupees } from '../../texts/format.ts'
import { pieces } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'

/** The words of stock and prices. */

export const words = spoken('variants', {
  title: 'Stock and price',
  search: 'Search the packs',
  searchHint: 'Name, pack or number',
  searching: 'Searching',
  local: 'What this phone has seen of your packs.',
  none: 'No packs yet',
  noneText: 'Packs appear here once products are listed.',
  noMatch: 'No such pack',
  noMatchText: (typed: string) => `Nothing holds “${typed}”.`,
  failed: 'The packs could not be loaded',
  again: 'Try again',
  more: 'Show more',
  saved: 'Saved on this phone, not sent yet',
  reserved: (count: number) => `${pieces(count)} more held for unpaid orders`,
  stock: 'Stock',
  price: 'Price',
  out: 'Sold out',
  changeStock: (title: string, variant: string) => `Change the stock of ${title}, ${variant}`,
  changePrice: (title: string, variant: string) => `Change the price of ${title}, ${variant}`,
  stockForm: {
    title: 'Change stock',
    now: (count: number) => `Now: ${pieces(count)}`,
    what: 'What happened?',
    came: 'More came in',
    went: 'Some are gone',
    pieces: 'How many pieces?',
    after: (count: number) => `${pieces(count)} after that`,
    whole: 'Type a whole number, such as 12',
    tooMany: (most: number) =>
      most === 0 ? 'There are none that could be gone' : `No more than ${pieces(most)} can be gone`,
    save: 'Save stock',
  },
  priceForm: {
    title: 'Change price',
    now: (rupees: number, listed: number) =>
      rupees === listed
        ? `Now: ${formatRupees(rupees)}`
        : `Now: ${formatRupees(rupees)}, listed at ${formatRupees(listed)}`,
    price: 'Selling price in rupees',
    number: 'Type an amount, such as 450 or 99.50',
    tooHigh: (listed: number) => `No more than the listed price, ${formatRupees(listed)}`,
    same: 'This is the price already',
    save: 'Save price',
  },
  allShops: 'All shops',
  shop: (id: string) => `Shop ${id}`,
  chooseShop: 'Choose a shop',
  noCash: 'No cash at the door',
  whole: 'MRP and cash',
  wholeOf: (title: string, variant: string) => `MRP and cash of ${title}, ${variant}`,
  wholeForm: {
    title: 'MRP and cash',
    price: 'MRP in rupees',
    priceHint: 'As it is printed on the pack',
    cash: 'May be paid in cash at the door',
    tooLow: (selling: number) => `No less than it is sold at, ${formatRupees(selling)}`,
    save: 'Save',
    saved: 'The pack is changed',
  },
  steps: 'Quantity price',
  stepsOf: (title: string, variant: string) => `Quantity price of ${title}, ${variant}`,
  step: (from: number, price: number) => `From ${pieces(from)}: ${formatRupees(price)} each`,
  stepsForm: {
    title: 'Quantity price',
    lead: (price: number) =>
      `One piece costs ${formatRupees(price)}. Whoever orders more of this pack at once pays less for each.`,
    from: (place: number) => (place === 0 ? 'From how many pieces?' : 'From how many more pieces?'),
    price: 'Price of each piece, in rupees',
    hint: 'Both empty: no such price',
    whole: 'Type a whole number of 2 or more, such as 10',
    number: 'Type an amount, such as 450 or 99.50',
    more: (least: number) => `Type more than ${least}`,
    less: (most: number) => `Type less than ${formatRupees(most)}`,
    save: 'Save prices',
    saved: 'The prices are saved',
  },
})

export const text = { ...words, figure: formatNumber, rupees: formatRupees }
