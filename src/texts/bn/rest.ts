import type { RestTexts } from '../texts.ts'
import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { sync } from './sync.ts'

export const rest: RestTexts = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  help: {
    title: 'সাহায্য',
    item: 'এই আইটেম নিয়ে সাহায্য',
    text: 'আপনার অর্ডার নম্বর বলুন, তাহলে আমরা সঙ্গে সঙ্গে খুঁজে পাব।',
    aboutOrder: (order, item) => `অর্ডার ${order}: ${item}`,
  },
  homeScreen: {
    name: 'হলধর, চাষের দোকান',
    shortName: 'হলধর',
    description: 'অনেক বিক্রেতার বীজ, সার, সেচের জিনিস আর মেশিন। নেটওয়ার্ক ছাড়াও চলে।',
    orders: 'আপনার অর্ডার',
    wishlist: 'আমার উইশলিস্ট',
    phone: 'ফোনে দোকান',
    desk: 'কম্পিউটারে দোকান',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'আবার পেমেন্ট করুন',
    waits: 'এই অর্ডার পাকা করতে এখনই পেমেন্ট করুন। আমরা জিনিসগুলো আপনার জন্য 30 মিনিট রেখে দেব।',
    simulator: 'টেস্ট পেমেন্ট',
    simulatorText: 'এখানে আসল টাকা যায় না। এই পেমেন্টের ফল কী হবে, বাছুন।',
    amount: 'দিতে হবে',
    pay: 'পেমেন্ট করুন',
    fail: 'ফেল করান',
    refused: 'ব্যাঙ্ক এই পেমেন্ট নেয়নি। আবার চেষ্টা করতে পারেন।',
  },
  questions: {
    title: 'প্রশ্ন করুন',
    lead: 'দোকান উত্তর দেয়। তারপর প্রশ্ন ও উত্তর আপনার নামের প্রথম অংশ সমেত এই পেজে থাকে।',
    label: 'আপনার প্রশ্ন',
    hint: 'ফোন নম্বর বা ঠিকানা লিখবেন না: এটি সবাই পড়ে।',
    send: 'প্রশ্ন পাঠান',
    saved: 'এই ফোনে সেভ আছে। নেটওয়ার্ক এলে পাঠানো হবে।',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory:
      'এই ব্রাউজার কিছু সেভ করে না, যেমন প্রাইভেট উইন্ডোতে হয়। কেনাকাটা ও অর্ডার করতে পারেন, কিন্তু এটি বন্ধ করলে আপনার কার্ট হারিয়ে যাবে।',
    full: 'ফোন ভরে গেছে: সব সেভ হয়নি। রাখা কোনো জিনিস সরিয়ে আবার চেষ্টা করুন।',
    seeKept: 'কী রাখা আছে দেখুন',
    reload: 'দোকান অন্য একটি উইন্ডোতে আপডেট হয়েছে।',
    reloadNow: 'আবার লোড করুন',
    login: 'আপনার বদল পাঠাতে আবার লগ ইন করুন।',
    loginNow: 'লগ ইন করুন',
    lost: 'এই ফোন থেকে আপনার দোকানের তথ্য মুছে গিয়েছিল। আমরা আবার লোড করেছি।',
  },
  sync,
  voice: {
    speak: 'বলুন',
    listening: 'শোনা হচ্ছে',
    note: 'আপনার কথা আপনার ব্রাউজার তার কোম্পানির কাছে পাঠায়। তারা তা লিখে দেয়।',
    refused: 'এই ফোন দোকানকে শুনতে দেয় না। তার বদলে লিখুন।',
    nothing: 'কিছু বোঝা যায়নি। আবার চেষ্টা করুন।',
  },
}
