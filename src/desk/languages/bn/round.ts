import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `আপনার কাছে ${formatRupees(rupees)} আছে`,
  here: (count) => `এই বাড়ির জন্য ${parcels(count)}`,
  arrange: 'কোথায় আগে যাবেন তা বদলান',
  arranged: 'ক্রম ঠিক আছে',
  byPlace: 'পিন আর গ্রাম অনুযায়ী',
  earlier: 'আগে',
  later: 'পরে',
  earlierOf: (name) => `আগে: ${name}`,
  laterOf: (name) => `পরে: ${name}`,
  known: (at) => `এই টাকার হিসাব ${momentOf(at)} পর্যন্ত, পরে বদলে থাকতে পারে।`,
  which: 'কোন পার্সেলগুলি?',
  noted: (rupees) => `পৌঁছে গেছে, ${formatRupees(rupees)} লেখা হয়েছে`,
  undo: 'আগের মতো করুন',
  undoOf: (id) => `আগের মতো করুন: ${id}`,
  none: 'যে পার্সেলগুলি দেবেন তাতে দাগ দিন',
}

export const scan: DeskWords['scan'] = {
  open: 'লেবেল স্ক্যান করুন',
  lead: 'লেবেলের কোড ক্যামেরার সামনে ধরুন।',
  camera: 'ক্যামেরার ছবি',
  none: {
    unsupported: 'এই ফোন কোড পড়ে না: লেবেলের নম্বর লিখুন।',
    refused: 'এখানে ক্যামেরার অনুমতি নেই। ব্রাউজারের সেটিংসে অনুমতি দিন, বা নম্বর লিখুন।',
    missing: 'ক্যামেরা নেই: লেবেলের নম্বর লিখুন।',
  },
  number: 'লেবেলের নম্বর',
  hint: 'শেষ চারটি অক্ষরই যথেষ্ট',
  find: 'খুঁজুন',
  chosen: (id) => `${id} বাছা হয়েছে`,
  elsewhere: (id, state) => `${id} এই তালিকায় নেই: ${state}`,
  unknown: (code) => `${code} এই ফোনে আপনার কোনো পার্সেল নয়`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'নগদের খাতা',
  lead: 'কে দরজায় কত নিয়েছেন, আর তার কতটা আপনি পেয়েছেন।',
  empty: 'এই দিনগুলিতে নগদ নেই',
  emptyText: 'দরজায় নেওয়া নগদ এখানে লোক আর দিন অনুযায়ী দেখা যাবে।',
  week: (from, until) => `${dayOf(from)} থেকে ${dayOf(until)}`,
  earlier: 'আগের সপ্তাহ',
  later: 'পরের সপ্তাহ',
  nobody: 'কে নিয়েছেন জানা নেই',
  holds: 'এখন কাছে আছে',
  taken: 'নেওয়া',
  handedOver: 'জমা দেওয়া',
  difference: 'তফাত',
  lines: 'প্রতিটি পার্সেল',
  kinds: {
    taken: 'নেওয়া',
    undone: 'ভুল করে চাপা',
    settled: 'সিদ্ধান্ত অনুযায়ী',
    handed_over: 'জমা দেওয়া',
  },
  to: (name) => `${name} কে`,
  receive: 'নগদ পেয়েছি',
  receiveOf: (name) => `${name} এর কাছ থেকে নগদ পেয়েছি`,
  amount: 'কত, টাকায়',
  amountWrong: 'টাকার অঙ্ক লিখুন, যেমন 450',
  note: 'চাইলে নোট লিখুন',
  noteHint: 'যেমন কোথায় রাখা আছে',
  submit: 'আমি পেয়েছি',
  done: (name, amount) => `${name} এর ${formatRupees(amount)} লেখা হয়েছে`,
  columns: {
    day: 'দিন',
    person: 'লোক',
    what: 'কী',
    parcel: 'পার্সেল',
    rupees: 'টাকা',
    by: 'কে লিখেছেন',
    note: 'নোট',
  },
  save: 'টেবিল হিসেবে সেভ করুন (CSV)',
}
