import type { RestTexts } from '../texts.ts'

export const delivery: RestTexts['delivery'] = {
  change: 'বদলান',
  changePin: 'পিন কোড বদলান',
  by: (pin, day) => `${pin} পিন কোডে ${day} তারিখের মধ্যে`,
  cash: 'নগদ চলবে',
  noCash: 'শুধু প্রিপেইড',
  parcels: { one: '#টি পার্সেল', other: '#টি পার্সেল' },
  lineBy: (day) => `${day} তারিখের মধ্যে`,
  not: (pin) => `${pin} পিন কোডে ডেলিভারি হয় না`,
  title: 'কোথায় পৌঁছে দেব?',
  pin: 'পিন কোড',
  hint: 'জিনিস কবে পৌঁছবে আর নগদ চলবে কি না, আমরা দেখাব।',
  unknown: 'ভারতের কোনো জায়গায় এই পিন কোড নেই। দেখে নিন।',
  looking: 'এই পিন কোড খোঁজা হচ্ছে',
  save: 'ডেলিভারি দেখুন',
  unserved: {
    one: '#টি আইটেমের ডেলিভারি হয় না',
    other: '#টি আইটেমের ডেলিভারি হয় না',
  },
  unservedTitle: (items, pin) => `${pin} পিন কোডে ${items}`,
  unservedAll: 'অন্য ঠিকানা বাছুন, বা অন্য বিক্রেতা দেখুন।',
  takeOut: {
    one: 'এটি অর্ডার থেকে বাদ দিন',
    other: 'এগুলো অর্ডার থেকে বাদ দিন',
  },
  otherAddress: 'অন্য ঠিকানা বাছুন',
  takenOut: 'বাদ দেওয়া হয়েছে। “আমার কার্ট ফেরান” টিপলে ফিরে আসবে।',
  cashLimit: (most) => `বিক্রেতাদের একজন এই পিন কোডে সর্বাধিক ${most} নগদ নেন।`,
  cashNone: 'বিক্রেতাদের একজন এই পিন কোডে নগদ নেন না।',
  freeAbove: (amount) => `${amount} বা তার বেশি কিনলে ফ্রি`,
  promised: (day) => `${day} তারিখের মধ্যে ডেলিভারি`,
}
