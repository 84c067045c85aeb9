import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/bn/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `আজ ${time}`,
  parcels: { one: '#টি পার্সেল', other: '#টি পার্সেল' },
  pieces: { one: '# পিস', other: '# পিস' },
}

export const login: DeskWords['login'] = {
  title: 'ডেস্কে লগ ইন করুন',
  lead: 'আমরা আপনার ফোনে একটি কোড পাঠাব।',
  phone: 'ফোন নম্বর',
  send: 'আমাকে কোড পাঠান',
  sentTo: (phone) => `${phone} কোনো দোকানের কর্মীর নম্বর হলে কোড আসছে।`,
  code: 'কোড',
  codeHint: 'মেসেজে আসা ছয়টি সংখ্যা',
  submit: 'লগ ইন করুন',
  other: 'অন্য নম্বর',
  again: 'নতুন কোড পাঠান',
  choose: 'কোন দোকান?',
  seller: 'পাসওয়ার্ড দিয়ে',
  unsent: (count) =>
    plural(count, {
      one: '#টি বদল এই ফোনে আটকে আছে। তা পাঠাতে আগের মতো লগ ইন করুন।',
      other: '#টি বদল এই ফোনে আটকে আছে। সেগুলো পাঠাতে আগের মতো লগ ইন করুন।',
    }),
  ended: 'আপনার লগ ইন বন্ধ হয়ে গেছে। আবার লগ ইন করুন।',
}

export const list: DeskWords['list'] = {
  failed: 'এটি লোড হয়নি',
  again: 'আবার চেষ্টা করুন',
  home: 'আজকের পেজে যান',
  more: 'আরও দেখান',
  noneYet: 'এখনও কিছু পাওয়া যায়নি; আরও দেখা বাকি আছে।',
  parts: 'কী দেখাবে',
  all: 'সব',
  find: 'খুঁজুন',
}

export const layout: DeskWords['layout'] = {
  allShops: 'সব দোকান',
  start: {
    title: 'ডেস্কের একবার নেটওয়ার্ক লাগবে',
    text: 'তারপর নেটওয়ার্ক ছাড়াও খুলবে।',
    again: 'আবার চেষ্টা করুন',
  },
  closed: {
    title: 'আপনার এটি করার অনুমতি নেই',
    text: (role) => `${role} এর কাজের মধ্যে এই পেজ নেই। দোকানের মালিক “লোকজন” পেজে তা বদলাতে পারেন।`,
    home: 'আজকের পেজে যান',
  },
  refused: {
    others: (count) => plural(count, { one: 'আরও #টি বদল নামঞ্জুর হয়েছে', other: 'আরও #টি বদল নামঞ্জুর হয়েছে' }),
    elsewhere: (id) => `${id} অন্য জায়গায় চলে গিয়েছিল: তার নগদ লেখা হয়েছে`,
  },
  skip: 'সরাসরি মূল অংশে যান',
  groups: { work: 'আজকের কাজ', goods: 'জিনিসপত্র', customers: 'গ্রাহক', money: 'টাকা', shop: 'দোকান' },
  missing: { title: 'এমন কোনো পেজ নেই', home: 'ডেস্কে যান' },
}
