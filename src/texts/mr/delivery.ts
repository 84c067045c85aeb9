import type { RestTexts } from '../texts.ts'

export const delivery: RestTexts['delivery'] = {
  change: 'बदला',
  changePin: 'पिन कोड बदला',
  by: (pin, day) => `${pin} येथे ${day} पर्यंत`,
  cash: 'रोख चालेल',
  noCash: 'फक्त प्रीपेड',
  parcels: { one: '# पार्सल', other: '# पार्सल' },
  lineBy: (day) => `${day} पर्यंत`,
  not: (pin) => `${pin} येथे डिलिव्हरी नाही`,
  title: 'माल कुठे पोहोचवायचा?',
  pin: 'पिन कोड',
  hint: 'माल कधी पोहोचेल आणि पैसे रोख देता येतील का ते आम्ही दाखवू.',
  unknown: 'भारतात या पिन कोडचे ठिकाण नाही. तो तपासा.',
  looking: 'हा पिन कोड शोधत आहे',
  save: 'डिलिव्हरी पहा',
  unserved: {
    one: '# वस्तूची डिलिव्हरी होत नाही',
    other: '# वस्तूंची डिलिव्हरी होत नाही',
  },
  unservedTitle: (items, pin) => `${pin} येथे ${items}`,
  unservedAll: 'दुसरा पत्ता निवडा, किंवा दुसरा विक्रेता पहा.',
  takeOut: {
    one: 'ती ऑर्डरमधून काढा',
    other: 'त्या ऑर्डरमधून काढा',
  },
  otherAddress: 'दुसरा पत्ता निवडा',
  takenOut: 'काढले. “माझे कार्ट परत आणा” दाबल्यावर परत येईल.',
  cashLimit: (most) => `या पिन कोडवर एक विक्रेता जास्तीत जास्त ${most} रोख घेतो.`,
  cashNone: 'या पिन कोडवर एक विक्रेता रोख घेत नाही.',
  freeAbove: (amount) => `${amount} किंवा जास्तीचा माल घेतल्यास मोफत`,
  promised: (day) => `${day} पर्यंत डिलिव्हरी`,
}
