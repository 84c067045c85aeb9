import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'মঞ্জুরির জন্য লিস্টিং',
  search: 'লিস্টিংয়ের নাম',
  parts: { waiting: 'মঞ্জুরি বাকি', returned: 'ফেরত পাঠানো', approved: 'মঞ্জুর' },
  empty: {
    all: {
      title: 'কোনো মঞ্জুরি বাকি নেই',
      text: 'বিক্রেতারা মঞ্জুরির জন্য যা পাঠান, সিদ্ধান্ত না হওয়া পর্যন্ত এখানে থাকে।',
    },
    waiting: {
      title: 'কোনো মঞ্জুরি বাকি নেই',
      text: 'বিক্রেতারা মঞ্জুরির জন্য যা পাঠান, সিদ্ধান্ত না হওয়া পর্যন্ত এখানে থাকে।',
    },
    returned: {
      title: 'কিছু ফেরত পাঠানো হয়নি',
      text: 'যা ফেরত পাঠানো হয়, বিক্রেতা নতুন করে না পাঠানো পর্যন্ত এখানে থাকে।',
    },
    approved: { title: 'এখনও কিছু মঞ্জুর হয়নি', text: 'আপনি যা মঞ্জুর করেন, এখানে থাকে।' },
  },
  look: 'দেখুন',
  open: (title) => `দেখুন: ${title}`,
  from: (shop, at) => `${shop} পাঠিয়েছে: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `${dayOf(dayInIndia(new Date(at)))} এর মধ্যে সিদ্ধান্ত নিন`,
  late: (at) => `দেরি: ${dayOf(dayInIndia(new Date(at)))} এর মধ্যে সিদ্ধান্ত নেওয়ার কথা ছিল`,
  missing: (count) => plural(count, { one: '#টি ছবি আসা বাকি', other: '#টি ছবি আসা বাকি' }),
  states: { waiting: 'মঞ্জুরি বাকি', returned: 'ফেরত পাঠানো', approved: 'মঞ্জুর' },
  kinds: { change: 'লিস্টিংয়ের বদল', beside: 'প্রোডাক্টের পাশে বিক্রেতার নিজেরটি', new: 'নতুন প্রোডাক্ট' },
  changed: 'যা বদলাবে',
  said: 'এতে যা লেখা আছে',
  same: 'যা আগের মতোই থাকবে',
  nothing: 'কিছু নেই',
  now: 'এখন',
  proposed: 'মঞ্জুর হলে',
  yes: 'হ্যাঁ',
  no: 'না',
  names: {
    title: 'নাম',
    description: 'বিবরণ',
    pictures: 'ছবি',
    category_id: 'ক্যাটেগরি',
    brand: 'ব্র্যান্ড',
    hsn: 'HSN কোড',
    perishable: 'জীবন্ত, বা তাড়াতাড়ি নষ্ট হয়',
  },
  pack: (name) => `প্যাক ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `বিক্রির দাম ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [plural(stock, { one: '# পিস', other: '# পিস' })]),
      cod ? 'ক্যাশ অন ডেলিভারি চলে' : 'ক্যাশ অন ডেলিভারি নেই',
    ].join(', '),
  picture: (place) => `ছবি ${formatNumber(place)}`,
  noPicture: 'কোনো ছবি নেই',
  goes: 'সরানো হবে',
  wrong: 'এখানে ভুল আছে',
  wrongWith: (name) => `এখানে ভুল আছে: ${name}`,
  reason: (name) => `কী ভুল আছে: ${name}`,
  reasonHint: 'বিক্রেতা এই ঘরের পাশে এটি পড়বেন।',
  fine: 'কারণ ফিরিয়ে নিন',
  approve: 'মঞ্জুর করুন',
  approved: 'মঞ্জুর: এখন বিক্রি হচ্ছে',
  waits: 'এর ছবি আসা এখনও বাকি। সব ছবি এলে সিদ্ধান্ত নেওয়া যাবে।',
  return: (count) => plural(count, { one: '#টি কারণ সমেত ফেরত পাঠান', other: '#টি কারণ সমেত ফেরত পাঠান' }),
  returned: 'বিক্রেতাকে ফেরত পাঠানো হয়েছে',
  toReturn: 'ফেরত পাঠাতে হলে যে ঘরে ভুল, সেখানে লিখুন কী ভুল আছে।',
  decided: { returned: 'এটি ফেরত পাঠানো হয়েছে। বিক্রেতা এখনও নতুন করে পাঠাননি।', approved: 'এটি মঞ্জুর হয়েছে।' },
}
