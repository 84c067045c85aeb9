import type { RestTexts } from '../texts.ts'

export const questions: RestTexts['questions'] = {
  title: 'প্রশ্ন করুন',
  lead: 'দোকান উত্তর দেয়। তারপর প্রশ্ন ও উত্তর আপনার নামের প্রথম অংশ সমেত এই পেজে থাকে।',
  label: 'আপনার প্রশ্ন',
  hint: 'ফোন নম্বর বা ঠিকানা লিখবেন না: এটি সবাই পড়ে।',
  send: 'প্রশ্ন পাঠান',
  saved: 'এই ফোনে সেভ আছে। নেটওয়ার্ক এলে পাঠানো হবে।',
}
