import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '# चुना गया', other: '# चुने गए' }),
  all: 'सब चुनें',
  choose: (name) => `${name} चुनें`,
  none: 'चुनाव हटाएं',
  done: (count) => plural(count, { one: '# बदला गया', other: '# बदले गए' }),
  loadingAll: 'क्रम लगाने के लिए पूरी सूची लोड हो रही है।',
  tooLong: (most) => `सूची में ${formatNumber(most)} से ज़्यादा पंक्तियां हैं, इसलिए क्रम नहीं लगा। पहले खोजकर सूची छोटी करें।`,
  columns: {
    order: 'ऑर्डर',
    ordered: 'ऑर्डर का समय',
    customer: 'ग्राहक',
    town: 'शहर',
    pieces: 'पीस',
    sum: 'कुल',
    paid: 'भुगतान',
    state: 'स्थिति',
    product: 'प्रोडक्ट',
    pack: 'पैक',
    packs: 'पैक',
    stock: 'स्टॉक',
    held: 'रखे हुए',
    price: 'कीमत',
    shop: 'दुकान',
    name: 'नाम',
    applied: 'आवेदन',
  },
}
