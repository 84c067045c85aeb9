import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'গ্রাহক',
  search: 'নাম, ফোন, ইমেল বা অ্যাকাউন্ট নম্বর',
  start: 'কাকে খুঁজছেন?',
  startText: 'অন্তত 2টি অক্ষর বা সংখ্যা লিখুন: না খুঁজলে কাউকে দেখা যায় না।',
  none: 'কাউকে পাওয়া যায়নি',
  noneText: 'নামের একটি অংশ বা ফোন নম্বরের শেষ কয়েকটি সংখ্যা লিখে দেখুন।',
  more: (count) => `শুধু সবচেয়ে নতুন ${formatNumber(count)} জন দেখা যাচ্ছে: নাম বা নম্বর আরও লিখুন।`,
  number: (id) => `অ্যাকাউন্ট ${id}`,
  since: (at) => `গ্রাহক কবে থেকে: ${day(at)}`,
  orders: (count) => plural(count, { one: '# অর্ডার', other: '# অর্ডার' }),
  lastOrder: (at) => `শেষ অর্ডার: ${day(at)}`,
  noPhone: 'ফোন নম্বর নেই',
  blocked: 'আটকানো',
  blockedOn: (at) => `আটকানো হয়েছে: ${day(at)}`,
  silent: '90 দিন আসেননি',
  silentText: 'নম্বরটি এখন অন্য কারও হতে পারে, তাই শুধু কোড দিয়ে অ্যাকাউন্ট খোলে না।',
  ordersOf: (name) => `${name} এর অর্ডার`,
  toOrders: 'অর্ডার',
  block: 'আটকান',
  blockOf: (name) => `আটকান: ${name}`,
  blocking: {
    title: 'অ্যাকাউন্ট আটকাবেন?',
    label: 'কেন?',
    hint: 'লগ ইন তখনই বন্ধ হবে, আর আবার করা যাবে না; অর্ডার চলবে। কারণ শুধু অপারেটরের লোকেরা পড়েন।',
    missing: 'কারণ লিখুন',
    submit: 'আটকান',
  },
  isBlocked: 'অ্যাকাউন্ট আটকানো হয়েছে',
  unblock: 'আবার খুলুন',
  unblockOf: (name) => `আবার খুলুন: ${name}`,
  isOpen: 'অ্যাকাউন্ট আবার খুলেছে',
  letIn: 'আবার আসতে দিন',
  letInOf: (name) => `আবার আসতে দিন: ${name}`,
  letInTitle: (name) => `${name} কে আবার আসতে দেবেন?`,
  letInText: 'আগে এই নম্বরে ফোন করুন: এখন থেকে নম্বরটি যাঁর কাছে আছে, তিনি কোড দিয়ে অ্যাকাউন্ট খুলতে পারবেন।',
  stay: 'থাক',
  isIn: 'এখন কোড দিয়ে অ্যাকাউন্ট আবার খুলবে',
  open: 'অ্যাকাউন্ট খুলুন',
  openText: 'লগ ইন কোড ফোনে যায়। পাসওয়ার্ড নেই: কোড দিয়ে লগ ইন হয়।',
  name: 'নাম',
  phone: 'ফোন নম্বর',
  email: 'ইমেল',
  openSubmit: 'অ্যাকাউন্ট খুলুন',
  opened: 'অ্যাকাউন্ট খুলেছে, আর কোড পাঠানো হয়েছে',
  openedUntold: 'অ্যাকাউন্ট খুলেছে। কোড পাঠানো যায়নি: লগ ইনের সময় “কোড দিয়ে” চাপতে হবে।',
}
