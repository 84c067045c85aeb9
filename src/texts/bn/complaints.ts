import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'অভিযোগ',
  needed: 'অভিযোগ জানাতে ও নিজের অভিযোগ দেখতে লগ ইন করুন।',
  lead: (hours, days) =>
    `আপনি সঙ্গে সঙ্গে একটি নম্বর পান, ${hours} ঘণ্টার মধ্যে জানতে পারেন যে অভিযোগ আমরা পেয়েছি, আর ${days} দিনের মধ্যে তার মীমাংসা হয়।`,
  officer: 'অভিযোগ আধিকারিক',
  subject: 'অভিযোগ কী নিয়ে?',
  subjects: {
    order: 'কোনো অর্ডার',
    product: 'কোনো প্রোডাক্ট',
    seller: 'কোনো বিক্রেতা',
    payment: 'পেমেন্ট বা রিফান্ড',
    privacy: 'আমার ডেটা',
    other: 'অন্য কিছু',
  },
  orderId: 'অর্ডার নম্বর',
  orderHint: 'কোনো অর্ডার নিয়ে হলে',
  label: 'কী সমস্যা হয়েছে?',
  submit: 'অভিযোগ পাঠান',
  sent: (ticket) => `আপনার অভিযোগের নম্বর ${ticket}।`,
  mine: 'আপনার অভিযোগ',
  ticket: (ticket) => `অভিযোগ ${ticket}`,
  states: {
    open: (day) => `আমরা ${day} তারিখের মধ্যে জানাব`,
    acknowledged: (day) => `পাওয়া গেছে। ${day} তারিখের মধ্যে মীমাংসা হবে`,
    closed: (day) => `${day} তারিখে মীমাংসা হয়েছে`,
  },
  answer: 'আমাদের উত্তর',
  failedTitle: 'আপনার অভিযোগ এখন দেখানো যাচ্ছে না',
  failedText: 'দোকান উত্তর দিচ্ছে না। কিছুই হারায়নি।',
  again: 'আবার চেষ্টা করুন',
}
