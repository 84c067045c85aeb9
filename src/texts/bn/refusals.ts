import type { ShopTexts } from '../texts.ts'

export const refusals: ShopTexts['refusals'] = {
  refused: 'দোকান এটি নেয়নি। দেখে নিয়ে আবার সেভ করুন।',
  gone: 'এটি অন্য ফোনে সরানো হয়েছে। রাখতে হলে আবার সেভ করুন।',
  conflict: 'এটি আগেই ব্যবহার হয়েছে। আবার সেভ করুন।',
  expired: 'পাঠাতে খুব দেরি হয়ে গেছে। আবার সেভ করুন।',
  dependent: 'আগের একটি বদল নেওয়া হয়নি। সেটি দেখে নিয়ে আবার সেভ করুন।',
  unreadable: 'এটি পড়া গেল না। আবার লিখুন।',
}
