import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'বিক্রেতার দেওয়া ছবি',
  drawing: 'এটি আঁকা, আসল ছবি নয়',
  picture: (title, place, of) => `${title}, ${of}টির মধ্যে ${place} নম্বর ছবি`,
  place: (place, of) => `${of}টির মধ্যে ${place} নম্বর ছবি`,
  goTo: (place) => `${place} নম্বর ছবি দেখান`,
  enlarge: 'বড় করে দেখুন',
  large: (size) => `বড় ছবির জন্য টিপুন (প্রায় ${size})`,
  zoomIn: 'আরও বড়',
  zoomOut: 'ছোট',
  previous: 'আগেরটি',
  next: 'পরেরটি',
  howMuch: 'আমার কতটা লাগবে?',
  questions: 'প্রশ্ন ও উত্তর',
  noQuestions: 'এখনও কোনো প্রশ্ন নেই। কেনার আগে যা জানতে চান, জিজ্ঞেস করুন।',
  ask: 'প্রশ্ন করুন',
  askedBy: (name, day) => `${name}, উত্তর ${day} তারিখে`,
  tellMe: 'আবার এলে জানান',
  willTell: 'আবার এলে আমরা আপনাকে জানাব',
  stop: 'জানাতে হবে না',
  loginForAlert: 'লগ ইন করুন, তাহলে কাকে জানাতে হবে তা আমরা জানব',
}
