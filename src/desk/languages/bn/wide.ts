import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '#টি বাছা হয়েছে', other: '#টি বাছা হয়েছে' }),
  all: 'সব বাছুন',
  choose: (name) => `${name} বাছুন`,
  none: 'বাছাই তুলে নিন',
  done: (count) => plural(count, { one: '#টি বদলানো হয়েছে', other: '#টি বদলানো হয়েছে' }),
  loadingAll: 'সাজানোর জন্য পুরো তালিকা লোড হচ্ছে।',
  tooLong: (most) => `তালিকায় ${formatNumber(most)}টির বেশি সারি আছে, তাই সাজানো হয়নি। আগে খুঁজে তালিকা ছোট করুন।`,
  columns: {
    order: 'অর্ডার',
    ordered: 'অর্ডারের সময়',
    customer: 'গ্রাহক',
    town: 'শহর',
    pieces: 'পিস',
    sum: 'মোট',
    paid: 'পেমেন্ট',
    state: 'অবস্থা',
    product: 'প্রোডাক্ট',
    pack: 'প্যাক',
    packs: 'প্যাক',
    stock: 'স্টক',
    held: 'রাখা আছে',
    price: 'দাম',
    shop: 'দোকান',
    name: 'নাম',
    applied: 'আবেদন',
  },
}
