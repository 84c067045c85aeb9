import type { DeskWords } from '../words.ts'

export const licencePapers: DeskWords['licencePapers'] = {
  title: 'জমা দেওয়া লাইসেন্স',
  takenOver: 'বিক্রেতাকে মঞ্জুর করলে, যেগুলোর সিদ্ধান্ত বাকি সেগুলো যেমন আছে তেমনই লেখা হয়।',
  photograph: 'লাইসেন্সের ছবি',
  noPhotograph: 'ছবি আসেনি',
  waiting: 'অপারেটরের কাছে আছে',
  approved: 'লেখা হয়েছে',
  refused: 'ফেরত পাঠানো হয়েছে',
  approve: 'লিখে নিন',
  refuseTitle: 'লাইসেন্স ফেরত পাঠাবেন?',
  isRefused: 'লাইসেন্স ফেরত পাঠানো হয়েছে',
  own: 'দোকানের লাইসেন্স',
  ownLead: 'প্রতিটি লাইসেন্স কাগজের ছবি সহ জমা দিন। ছবি শুধু অপারেটর দেখেন, আর তিনিই লাইসেন্স লেখেন।',
  add: 'লাইসেন্স জমা দিন',
  sent: 'লাইসেন্স অপারেটরকে পাঠানো হয়েছে',
}

export const closingHour: DeskWords['closingHour'] = {
  title: 'দিনের শেষ সময়',
  none: 'সারা দিনের সব অর্ডার সেই দিনেরই ধরা হয়।',
  from: (time) => `${time} থেকে আসা অর্ডার পরের দিনের ধরা হয়, আর জিনিস এক দিন পরে পৌঁছাবে বলা হয়।`,
  change: 'সময় বদলান',
  label: 'অর্ডার সেই দিনের ধরা হবে',
  all: 'দিনের শেষ পর্যন্ত',
  to: (time) => `${time} পর্যন্ত`,
  save: 'সময় সেভ করুন',
  saved: 'সময় সেভ হয়েছে',
}

export const doorProof: DeskWords['doorProof'] = {
  title: 'দরজায় তোলা ছবি',
  hint: 'না তুললেও চলে। পরে কেউ জিজ্ঞেস করলে কাজে লাগে। শুধু দোকান আর অপারেটর দেখেন।',
}
