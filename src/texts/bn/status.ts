import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'আপনি অফলাইন আছেন',
  fromPhone: 'এই ফোন থেকে',
  pricesSeen: (ago) => `দাম ${ago} দেখা`,
  justNow: 'এইমাত্র',
  lastOnlineUnknown: 'এই ফোন শেষ অনলাইন হওয়ার পরে দাম বদলে থাকতে পারে।',
  attention: {
    one: '#টি বদল আপনাকে দেখতে হবে',
    other: '#টি বদল আপনাকে দেখতে হবে',
  },
  waiting: {
    one: '#টি বদল পাঠানো বাকি',
    other: '#টি বদল পাঠানো বাকি',
  },
}
