import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'ഹൽധർ, കർഷകരുടെ കട',
  shortName: 'ഹൽധർ',
  description: 'പല വിൽപ്പനക്കാരുടെ വിത്ത്, വളം, ജലസേചനം, യന്ത്രങ്ങൾ. നെറ്റ്‌വർക്ക് ഇല്ലാതെയും പ്രവർത്തിക്കും.',
  orders: 'നിങ്ങളുടെ ഓർഡറുകൾ',
  wishlist: 'എന്റെ വിഷ്‌ലിസ്റ്റ്',
  phone: 'കട ഫോണിൽ',
  desk: 'കട കമ്പ്യൂട്ടറിൽ',
}
