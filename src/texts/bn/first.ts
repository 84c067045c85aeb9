import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'হলধর',
    skip: 'সরাসরি মূল অংশে যান',
    close: 'বন্ধ করুন',
    loading: 'লোড হচ্ছে',
    back: 'ফিরে যান',
    menu: 'মেনু',
    language: 'ভাষা',
    searchShort: 'খুঁজুন',
    guest: 'গেস্ট',
    you: 'আপনি',
    wishlist: 'উইশলিস্ট',
    cart: 'কার্ট',
    wished: {
      one: 'উইশলিস্ট, #টি প্রোডাক্ট',
      other: 'উইশলিস্ট, #টি প্রোডাক্ট',
    },
    inCart: {
      one: 'কার্ট, #টি আইটেম',
      other: 'কার্ট, #টি আইটেম',
    },
    home: 'হোম',
    bottomNavigation: 'চটপট লিংক',
  },
  seasons: {
    kharif: {
      title: 'ভালো বীজ দিয়েই খরিফের শুরু।',
      text: 'ধান, সয়াবিন, তুলা আর ডাল, লাইসেন্স থাকা বিক্রেতাদের কাছ থেকে। প্রতিটি প্যাকেটে লট নম্বর।',
      action: 'খরিফের বীজ দেখুন',
    },
    rabi: {
      title: 'ভালো বীজ দিয়েই রবি চাষের শুরু।',
      text: 'পরীক্ষা করা বীজ, লাইসেন্স থাকা বিক্রেতাদের কাছ থেকে। প্রতিটি প্যাকেটে লট নম্বর।',
      action: 'রবির বীজ দেখুন',
    },
    zaid: {
      title: 'ঠিকমতো জল দিলে গ্রীষ্মের ফসল পোষায়।',
      text: 'বর্ষার আগের সপ্তাহগুলোর জন্য ড্রিপ লাইন, পাম্প আর কম দিনের ফসল।',
      action: 'সেচের জিনিস দেখুন',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
