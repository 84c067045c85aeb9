import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'પાછલું',
  next: 'વધુ',
  previousSlide: 'પાછલું',
  nextSlide: 'આગલું',
  increase: 'જથ્થો વધારો',
  decrease: 'જથ્થો ઘટાડો',
  quantity: 'જથ્થો',
  listPrice: 'છાપેલી કિંમત',
  percentOff: (percent) => `${percent}% છૂટ`,
  outOfFive: (value) => `5 માંથી ${value} સ્ટાર`,
}
