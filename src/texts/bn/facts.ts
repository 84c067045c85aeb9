import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'প্রোডাক্টের তথ্য',
  crops: 'ফসল',
  pests: 'যেসবের বিরুদ্ধে কাজ করে',
  dose: 'মাত্রা',
  dosePerPump: '15 লিটার পাম্পের মাত্রা',
  waiting: 'ফসল তোলার আগে অপেক্ষা',
  days: {
    one: '# দিন',
    other: '# দিন',
  },
  genericName: 'সাধারণ নাম',
  netQuantity: 'নিট পরিমাণ',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, সব ট্যাক্স সমেত`,
  bestBefore: 'এর আগে ব্যবহার করুন',
  origin: 'কোন দেশে তৈরি',
  maker: 'প্রস্তুতকারক',
  packer: 'প্যাক করেছে',
  importer: 'আমদানিকারক',
  care: 'গ্রাহক সেবা',
}
