import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'আগের',
  next: 'আরও',
  previousSlide: 'আগের',
  nextSlide: 'পরের',
  increase: 'পরিমাণ বাড়ান',
  decrease: 'পরিমাণ কমান',
  quantity: 'পরিমাণ',
  listPrice: 'তালিকার দাম',
  percentOff: (percent) => `${percent}% ছাড়`,
  outOfFive: (value) => `5-এর মধ্যে ${value} স্টার`,
}
