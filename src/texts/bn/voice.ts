import type { RestTexts } from '../texts.ts'

export const voice: RestTexts['voice'] = {
  speak: 'বলুন',
  listening: 'শোনা হচ্ছে',
  note: 'আপনার কথা আপনার ব্রাউজার তার কোম্পানির কাছে পাঠায়। তারা তা লিখে দেয়।',
  refused: 'এই ফোন দোকানকে শুনতে দেয় না। তার বদলে লিখুন।',
  nothing: 'কিছু বোঝা যায়নি। আবার চেষ্টা করুন।',
  read: 'পড়ে শোনান',
  stop: 'পড়া থামান',
}
