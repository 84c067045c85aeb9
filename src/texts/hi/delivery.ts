import type { RestTexts } from '../texts.ts'

export const delivery: RestTexts['delivery'] = {
  change: 'बदलें',
  changePin: 'पिन कोड बदलें',
  by: (pin, day) => `${pin} पर ${day} तक`,
  cash: 'नकद चलेगा',
  noCash: 'केवल प्रीपेड',
  parcels: { one: '# पार्सल', other: '# पार्सल' },
  lineBy: (day) => `${day} तक`,
  not: (pin) => `${pin} पर डिलीवरी नहीं`,
  title: 'सामान कहां पहुंचाएं?',
  pin: 'पिन कोड',
  hint: 'हम दिखाएंगे कि सामान कब पहुंचेगा, और नकद चलेगा या नहीं।',
  unknown: 'भारत में इस पिन कोड की कोई जगह नहीं। इसे जांचें।',
  looking: 'यह पिन कोड ढूंढ रहे हैं',
  save: 'डिलीवरी देखें',
  unserved: {
    one: '# आइटम की डिलीवरी नहीं होती',
    other: '# आइटम की डिलीवरी नहीं होती',
  },
  unservedTitle: (items, pin) => `${pin} पर ${items}`,
  unservedAll: 'दूसरा पता चुनें, या दूसरा विक्रेता देखें।',
  takeOut: {
    one: 'इसे ऑर्डर से निकालें',
    other: 'इन्हें ऑर्डर से निकालें',
  },
  otherAddress: 'दूसरा पता चुनें',
  takenOut: 'निकाल दिया। “मेरा कार्ट वापस लाएं” से वापस आ जाएगा।',
  cashLimit: (most) => `इस पिन कोड पर एक विक्रेता ज़्यादा से ज़्यादा ${most} नकद लेता है।`,
  cashNone: 'इस पिन कोड पर एक विक्रेता नकद नहीं लेता।',
  freeAbove: (amount) => `${amount} या ज़्यादा का सामान लेने पर मुफ़्त`,
  promised: (day) => `${day} तक डिलीवरी`,
}
