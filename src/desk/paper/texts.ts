import { formatNumber, formatRupees, plural } from '../../texts/format.ts'
import { spoken } from '../language/spoken.ts'

/** The words of papers and of the view that prints them. */

export const words = spoken('paper', {
  title: 'Print',
  open: 'Print papers',
  openOf: (id: string) => `Print papers of ${id}`,
  labels: (count: number) => `Print ${plural(count, { one: '# label', other: '# labels' })}`,
  slips: (count: number) => `Print ${plural(count, { one: '# packing slip', other: '# packing slips' })}`,
  papers: { slip: 'Packing slip', label: 'Label', note: 'Delivery note' },
  which: 'Which paper?',
  print: 'Print',
  pages: (count: number) => plural(count, { one: '# page', other: '# pages' }),
  gone: 'This parcel is not on this phone',
  goneText: 'It is delivered or closed, or this phone has not heard of it yet.',
  toList: 'To the list',
  missing: (count: number) =>
    plural(count, {
      one: '# parcel is not on this phone and left out.',
      other: '# parcels are not on this phone and left out.',
    }),
  code: (id: string) => `QR code of ${id}`,
  from: 'From',
  to: 'To',
  phone: 'Phone',
  parcel: 'Parcel',
  order: 'Order',
  ordered: 'Ordered on',
  carrier: 'Carrier',
  cash: (rupees: number) => `CASH ${formatRupees(rupees)}`,
  paid: 'PAID',
  breakUp: (goods: number, delivery: number, total: number) =>
    `Goods ${formatRupees(goods)} + delivery ${formatRupees(delivery)} = ${formatRupees(total)}`,
  tick: 'To tick',
  pieces: 'Qty',
  goods: 'Goods',
  lot: 'Lot',
  expiry: 'Expiry',
  bestBefore: (said: string) => `Best before: ${said}`,
  licence: (kind: string) => `Licence for ${kind}`,
  packedBy: 'Packed by',
  noInvoice: 'Not a tax invoice',
  received: 'Received complete and undamaged',
  date: 'Date',
  name: 'Name and signature',
})

export const text = { ...words, number: formatNumber }
