import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '# निवडले', other: '# निवडले' }),
  all: 'सर्व निवडा',
  choose: (name) => `${name} निवडा`,
  none: 'निवड काढा',
  done: (count) => plural(count, { one: '# बदलले', other: '# बदलले' }),
  loadingAll: 'क्रम लावण्यासाठी पूर्ण यादी लोड होत आहे.',
  tooLong: (most) => `यादीत ${formatNumber(most)} पेक्षा जास्त ओळी आहेत, म्हणून क्रम लावला नाही. आधी शोधून यादी लहान करा.`,
  columns: {
    order: 'ऑर्डर',
    ordered: 'ऑर्डरची वेळ',
    customer: 'ग्राहक',
    town: 'शहर',
    pieces: 'नग',
    sum: 'एकूण',
    paid: 'पेमेंट',
    state: 'स्थिती',
    product: 'प्रॉडक्ट',
    pack: 'पॅक',
    packs: 'पॅक',
    stock: 'स्टॉक',
    held: 'राखून ठेवले',
    price: 'किंमत',
    shop: 'दुकान',
    name: 'नाव',
    applied: 'अर्ज',
  },
}
