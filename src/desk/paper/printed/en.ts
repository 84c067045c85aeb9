import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'Delivery note',
  noInvoice: 'Not a tax invoice',
  from: 'From',
  to: 'To',
  phone: 'Phone',
  order: 'Order',
  ordered: 'Ordered on',
  pieces: 'Qty',
  goods: 'Goods',
  lot: 'Lot',
  expiry: 'Expiry',
  bestBefore: 'Best before',
  licences: {
    fertiliser: 'Licence for fertiliser',
    insecticide: 'Licence for insecticide',
    seed: 'Licence for seed',
  },
  delivery: 'delivery',
  cash: 'CASH',
  paid: 'PAID',
  packedBy: 'Packed by',
  received: 'Received complete and undamaged',
  date: 'Date',
  name: 'Name and signature',
}
