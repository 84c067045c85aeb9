import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf, pieces } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'मंज़ूर करने की लिस्टिंग',
  search: 'लिस्टिंग का नाम',
  parts: { waiting: 'मंज़ूरी बाकी', returned: 'वापस भेजे', approved: 'मंज़ूर' },
  empty: {
    all: {
      title: 'किसी की मंज़ूरी बाकी नहीं',
      text: 'विक्रेता जो मंज़ूरी के लिए भेजें, वह फ़ैसला होने तक यहां रहता है।',
    },
    waiting: {
      title: 'किसी की मंज़ूरी बाकी नहीं',
      text: 'विक्रेता जो मंज़ूरी के लिए भेजें, वह फ़ैसला होने तक यहां रहता है।',
    },
    returned: {
      title: 'कुछ वापस नहीं भेजा गया',
      text: 'जो वापस भेजा जाए, वह विक्रेता के फिर भेजने तक यहां रहता है।',
    },
    approved: { title: 'अभी कुछ मंज़ूर नहीं हुआ', text: 'आप जो मंज़ूर करें, वह यहां दिखेगा।' },
  },
  look: 'देखें',
  open: (title) => `देखें: ${title}`,
  from: (shop, at) => `${shop} ने भेजा: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `फ़ैसला ${dayOf(dayInIndia(new Date(at)))} तक`,
  late: (at) => `देर: फ़ैसला ${dayOf(dayInIndia(new Date(at)))} तक होना था`,
  missing: (count) => plural(count, { one: '# फ़ोटो रास्ते में है', other: '# फ़ोटो रास्ते में हैं' }),
  states: { waiting: 'मंज़ूरी बाकी', returned: 'वापस भेजा', approved: 'मंज़ूर' },
  kinds: { change: 'लिस्टिंग में बदलाव', beside: 'प्रोडक्ट के साथ एक और ऑफ़र', new: 'नया प्रोडक्ट' },
  changed: 'क्या बदलेगा',
  said: 'क्या लिखा है',
  same: 'जो नहीं बदलेगा',
  nothing: 'कुछ नहीं',
  now: 'अभी',
  proposed: 'मंज़ूर होने पर',
  yes: 'हां',
  no: 'नहीं',
  names: {
    title: 'नाम',
    description: 'जानकारी',
    pictures: 'फ़ोटो',
    category_id: 'कैटेगरी',
    brand: 'ब्रांड',
    hsn: 'HSN कोड',
    perishable: 'जीवित, या जल्दी खराब होने वाला',
  },
  pack: (name) => `पैक ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `बेचने की कीमत ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [pieces(stock)]),
      cod ? 'डिलीवरी पर नकद' : 'नकद नहीं',
    ].join(', '),
  picture: (place) => `फ़ोटो ${formatNumber(place)}`,
  noPicture: 'एक भी नहीं',
  goes: 'हटाई जाएंगी',
  wrong: 'यहां कुछ गलत है',
  wrongWith: (name) => `यहां कुछ गलत है: ${name}`,
  reason: (name) => `क्या गलत है: ${name}`,
  reasonHint: 'विक्रेता को यह उसी खाने पर दिखेगा।',
  fine: 'कारण वापस लें',
  approve: 'मंज़ूर करें',
  approved: 'मंज़ूर: अब बिक्री में है',
  waits: 'इसकी फ़ोटो अभी रास्ते में हैं। सब आने पर ही फ़ैसला हो सकता है।',
  return: (count) => plural(count, { one: '# कारण के साथ वापस भेजें', other: '# कारणों के साथ वापस भेजें' }),
  returned: 'विक्रेता को वापस भेजा गया',
  toReturn: 'वापस भेजने के लिए किसी खाने पर बताएं कि क्या गलत है।',
  decided: { returned: 'यह वापस भेजा गया। विक्रेता ने अभी फिर नहीं भेजा।', approved: 'यह मंज़ूर है।' },
}
