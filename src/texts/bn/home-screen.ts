import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'হলধর, চাষের দোকান',
  shortName: 'হলধর',
  description: 'অনেক বিক্রেতার বীজ, সার, সেচের জিনিস আর মেশিন। নেটওয়ার্ক ছাড়াও চলে।',
  orders: 'আপনার অর্ডার',
  wishlist: 'আমার উইশলিস্ট',
  phone: 'ফোনে দোকান',
  desk: 'কম্পিউটারে দোকান',
}
