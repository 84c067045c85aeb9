import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'ডেলিভারি স্লিপ',
  noInvoice: 'এটি ট্যাক্স বিল নয়',
  from: 'প্রেরক',
  to: 'প্রাপক',
  phone: 'ফোন',
  order: 'অর্ডার',
  ordered: 'অর্ডারের তারিখ',
  pieces: 'পরিমাণ',
  goods: 'জিনিস',
  lot: 'লট',
  expiry: 'মেয়াদ শেষ',
  bestBefore: 'এর আগে ব্যবহার করুন',
  licences: {
    fertiliser: 'সার এর লাইসেন্স',
    insecticide: 'কীটনাশক এর লাইসেন্স',
    seed: 'বীজ এর লাইসেন্স',
  },
  delivery: 'ডেলিভারি',
  cash: 'নগদ',
  paid: 'পেমেন্ট হয়ে গেছে',
  packedBy: 'প্যাক করেছেন',
  received: 'সব ঠিকঠাক, অক্ষত পেয়েছি',
  date: 'তারিখ',
  name: 'নাম ও সই',
}
