import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const listingFile: DeskWords['listingFile'] = {
  title: 'ফাইলে লিস্টিং',
  link: 'একসঙ্গে অনেক, ফাইলে',
  take: {
    title: '1. ফাইল নিন',
    lead: 'এটি স্প্রেডশিটে খুলুন, বদলান এবং CSV হিসাবে সেভ করুন।',
    all: 'আপনি যা কিছু বিক্রি করেন',
    category: 'অথবা একটি ক্যাটেগরি',
    categoryHint: 'যে কলামগুলো লাগে সেগুলো নিয়ে, নতুন প্রোডাক্টের জন্যও',
    choose: 'বাছুন',
    download: 'ক্যাটেগরি ডাউনলোড করুন',
    saved: (count) => plural(count, { one: 'সেভ হয়েছে, #টি প্যাক সহ', other: 'সেভ হয়েছে, #টি প্যাক সহ' }),
  },
  help: {
    title: 'কীভাবে ভরবেন',
    row: 'প্রতিটি সারি একটি প্যাক। প্রোডাক্টের অন্য প্যাক তার নিচে, একই Code দিয়ে লিখুন।',
    empty: 'খালি ঘর কিছু বদলায় না।',
    fresh: 'নতুন প্রোডাক্টের Code খালি রাখুন।',
    atOnce: 'দাম আর স্টক সঙ্গে সঙ্গে চালু হয়। নতুন প্রোডাক্ট, নাম, MRP আর লেবেলের তথ্যে মঞ্জুরি লাগে।',
    photographs: 'প্রোডাক্ট পাঠানোর পরে ছবি এখানেই যোগ করুন।',
  },
  send: {
    title: '2. ফাইল পাঠান',
    lead: (megabytes, rows) => `CSV ফাইল, ${formatNumber(megabytes)} MB এবং ${formatNumber(rows)}টি সারি পর্যন্ত`,
    choose: 'ফাইল বাছুন',
    another: 'অন্য ফাইল বাছুন',
    chosen: (name) => `বাছা হয়েছে: ${name}`,
    now: 'পাঠান',
    offline: 'পাঠাতে নেটওয়ার্ক লাগে। ততক্ষণ বাছা ফাইল এখানেই থাকবে।',
    working: 'ফাইল পাঠিয়ে দেখা হচ্ছে। লম্বা ফাইলে কয়েক মিনিট লাগে: এই পেজ খোলা রাখুন।',
    reached: (row) => `সারি ${formatNumber(row)} পর্যন্ত হয়েছে`,
    lost: 'উত্তর আসেনি। ফাইল আবার পাঠান: কিছুই দুবার নেওয়া হয় না।',
  },
  report: {
    title: 'ফাইলের কী হলো',
    taken: (good, rows) => `${formatNumber(rows)}টির মধ্যে ${formatNumber(good)}টি সারি নেওয়া হয়েছে`,
    set: (count) => plural(count, { one: '#টি প্যাকের নতুন দাম বা স্টক চালু হয়েছে', other: '#টি প্যাকের নতুন দাম বা স্টক চালু হয়েছে' }),
    unchanged: (count) => plural(count, { one: '#টি প্যাক আগের মতো আছে', other: '#টি প্যাক আগের মতো আছে' }),
    waiting: (count) => plural(count, { one: '#টি প্রোডাক্টের মঞ্জুরি বাকি', other: '#টি প্রোডাক্টের মঞ্জুরি বাকি' }),
    onSale: (count) => plural(count, { one: '#টি প্রোডাক্ট বিক্রিতে এসেছে', other: '#টি প্রোডাক্ট বিক্রিতে এসেছে' }),
    declared: (count) =>
      plural(count, { one: '#টি প্রোডাক্টের লেবেলের মঞ্জুরি বাকি', other: '#টি প্রোডাক্টের লেবেলের মঞ্জুরি বাকি' }),
    bad: (count) => plural(count, { one: '#টি সারি শুধরাতে হবে', other: '#টি সারি শুধরাতে হবে' }),
    row: (line, name) => `সারি ${formatNumber(line)}: ${name}`,
    why: (field, reason) => `${field}: ${reason}`,
    more: (count) => plural(count, { one: 'আরও #টি', other: 'আরও #টি' }),
    mend: 'শুধরানোর সারিগুলো সেভ করুন',
    mendHint: 'সেগুলো আলাদা ফাইলে আছে, কারণ Why কলামে। সেখানেই শুধরে সেই ফাইল পাঠান।',
  },
}
