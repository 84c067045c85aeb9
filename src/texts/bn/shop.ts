import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { search } from './search.ts'
import { states } from './states.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures: {
    notFoundText: 'এই পেজটি নেই, বা সরে গেছে। এগুলোর একটি দেখুন:',
    partNotLoaded: 'এই অংশটি এখনও আপনার ফোনে নেই। এটি আনতে একবার নেটওয়ার্ক চালু করুন।',
    failedTitle: 'পেজটি লোড হয়নি',
    failedText: 'দোকান থেকে উত্তর আসেনি। আপনার কার্ট আর উইশলিস্ট এই ফোনে ঠিকঠাক আছে।',
    offlineTitle: 'এই পেজটি এখনও আপনার ফোনে নেই',
    offlineText: 'আপনি অফলাইন আছেন। আগে খোলা পেজ নেটওয়ার্ক ছাড়াও চলে।',
    toHome: 'হোম পেজে যান',
    tryAgain: 'আবার চেষ্টা করুন',
  },
  footer,
  goods,
  labels: {
    previous: 'আগের',
    next: 'আরও',
    previousSlide: 'আগের',
    nextSlide: 'পরের',
    increase: 'পরিমাণ বাড়ান',
    decrease: 'পরিমাণ কমান',
    quantity: 'পরিমাণ',
    listPrice: 'তালিকার দাম',
    percentOff: (percent) => `${percent}% ছাড়`,
    outOfFive: (value) => `5-এর মধ্যে ${value} স্টার`,
  },
  menus,
  messages,
  refusals: {
    refused: 'দোকান এটি নেয়নি। দেখে নিয়ে আবার সেভ করুন।',
    gone: 'এটি অন্য ফোনে সরানো হয়েছে। রাখতে হলে আবার সেভ করুন।',
    conflict: 'এটি আগেই ব্যবহার হয়েছে। আবার সেভ করুন।',
    expired: 'পাঠাতে খুব দেরি হয়ে গেছে। আবার সেভ করুন।',
    dependent: 'আগের একটি বদল নেওয়া হয়নি। সেটি দেখে নিয়ে আবার সেভ করুন।',
    unreadable: 'এটি পড়া গেল না। আবার লিখুন।',
  },
  search,
  states,
  status: {
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
  },
}
