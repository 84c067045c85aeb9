import type { RestTexts } from '../texts.ts'

export const payment: RestTexts['payment'] = {
  again: 'আবার পেমেন্ট করুন',
  waits: 'এই অর্ডার পাকা করতে এখনই পেমেন্ট করুন। আমরা জিনিসগুলো আপনার জন্য 30 মিনিট রেখে দেব।',
  simulator: 'টেস্ট পেমেন্ট',
  simulatorText: 'এখানে আসল টাকা যায় না। এই পেমেন্টের ফল কী হবে, বাছুন।',
  amount: 'দিতে হবে',
  pay: 'পেমেন্ট করুন',
  fail: 'ফেল করান',
  refused: 'ব্যাঙ্ক এই পেমেন্ট নেয়নি। আবার চেষ্টা করতে পারেন।',
}
