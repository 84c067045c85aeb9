import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'முந்தையவை',
  next: 'மேலும்',
  previousSlide: 'முந்தையது',
  nextSlide: 'அடுத்தது',
  increase: 'அளவைக் கூட்டவும்',
  decrease: 'அளவைக் குறைக்கவும்',
  quantity: 'அளவு',
  listPrice: 'பட்டியல் விலை',
  percentOff: (percent) => `${percent}% தள்ளுபடி`,
  outOfFive: (value) => `5 ஸ்டாரில் ${value}`,
}
