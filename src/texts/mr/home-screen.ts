import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'हलधर, शेतीचे दुकान',
  shortName: 'हलधर',
  description: 'अनेक विक्रेत्यांकडून बियाणे, खते, सिंचनाचे सामान आणि यंत्रे. नेटवर्कशिवायही चालते.',
  orders: 'तुमच्या ऑर्डर',
  wishlist: 'माझी विशलिस्ट',
  phone: 'फोनवर दुकान',
  desk: 'कॉम्प्युटरवर दुकान',
}
