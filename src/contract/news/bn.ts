import type { NewsWords } from './news-words.ts'

export const bn: NewsWords = {
  placed: (order) => `অর্ডার ${order} হয়েছে।`,
  packed: (order) => `অর্ডার ${order} -এর পার্সেল প্যাক হয়েছে।`,
  shipped: (order) => `অর্ডার ${order} পাঠানো হয়েছে।`,
  by: (day) => `${day} তারিখের মধ্যে পৌঁছবে।`,
  out: (order) => `অর্ডার ${order} ডেলিভারিতে বেরিয়েছে।`,
  cash: (amount) => `${amount} নগদ তৈরি রাখুন।`,
  delivered: (order) => `অর্ডার ${order} পৌঁছে গেছে।`,
  failed: (order) => `অর্ডার ${order} ডেলিভারি করা যায়নি।`,
  cancelled: (order) => `দোকান অর্ডার ${order} থেকে আইটেম বাতিল করেছে।`,
  refundDue: (amount, order) => `অর্ডার ${order} বাবদ ${amount} আপনি ফেরত পাবেন।`,
  refundSent: (amount, order) => `অর্ডার ${order} বাবদ ${amount} আপনাকে ফেরত পাঠানো হয়েছে।`,
  reviewAnswered: (title) => `দোকান আপনার রিভিউর উত্তর দিয়েছে: ${title}`,
  questionAnswered: (title) => `আপনার প্রশ্নের উত্তর এসেছে: ${title}`,
  backInStock: (title) => `আবার স্টকে: ${title}`,
  quoted: (shop) => `${shop} আপনার পাইকারি জিজ্ঞাসার কোটেশন পাঠিয়েছে।`,
  newOrder: (order) => `নতুন অর্ডার ${order}।`,
  itemsCancelled: (order) => `ক্রেতা অর্ডার ${order} থেকে আইটেম বাতিল করেছেন।`,
  returnAsked: (order) => `অর্ডার ${order} থেকে রিটার্ন চাওয়া হয়েছে।`,
  lowStock: (title, left) => `স্টকে বাকি মাত্র ${left}: ${title}`,
  newEnquiry: (enquiry) => `একজন গ্রাহক পাইকারি দাম জানতে চেয়েছেন (${enquiry})।`,
}
