import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'हलधर, खेती की दुकान',
  shortName: 'हलधर',
  description: 'कई विक्रेताओं से बीज, खाद, सिंचाई का सामान और मशीनें। बिना नेटवर्क भी चलती है।',
  orders: 'आपके ऑर्डर',
  wishlist: 'मेरी विशलिस्ट',
  phone: 'फ़ोन पर दुकान',
  desk: 'कंप्यूटर पर दुकान',
}
