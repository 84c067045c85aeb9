import type { ShopTexts } from '../texts.ts'

export const failures: ShopTexts['failures'] = {
  notFoundText: 'এই পেজটি নেই, বা সরে গেছে। এগুলোর একটি দেখুন:',
  partNotLoaded: 'এই অংশটি এখনও আপনার ফোনে নেই। এটি আনতে একবার নেটওয়ার্ক চালু করুন।',
  failedTitle: 'পেজটি লোড হয়নি',
  failedText: 'দোকান থেকে উত্তর আসেনি। আপনার কার্ট আর উইশলিস্ট এই ফোনে ঠিকঠাক আছে।',
  offlineTitle: 'এই পেজটি এখনও আপনার ফোনে নেই',
  offlineText: 'আপনি অফলাইন আছেন। আগে খোলা পেজ নেটওয়ার্ক ছাড়াও চলে।',
  toHome: 'হোম পেজে যান',
  tryAgain: 'আবার চেষ্টা করুন',
}
