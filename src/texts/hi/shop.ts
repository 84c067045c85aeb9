import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { search } from './search.ts'
import { states } from './states.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures: {
    notFoundText: 'यह पेज नहीं है या कहीं और चला गया है। इनमें से कोई देखें:',
    partNotLoaded: 'यह हिस्सा अभी आपके फ़ोन में नहीं है। इसे लाने के लिए एक बार नेटवर्क से जुड़ें।',
    failedTitle: 'पेज लोड नहीं हुआ',
    failedText: 'दुकान से जवाब नहीं मिला। आपका कार्ट और विशलिस्ट इस फ़ोन में सुरक्षित हैं।',
    offlineTitle: 'यह पेज अभी आपके फ़ोन में नहीं है',
    offlineText: 'आप ऑफ़लाइन हैं। पहले खोले गए पेज बिना नेटवर्क भी चलते हैं।',
    toHome: 'होम पेज पर जाएं',
    tryAgain: 'फिर से कोशिश करें',
  },
  footer,
  goods,
  labels: {
    previous: 'पिछला',
    next: 'और',
    previousSlide: 'पिछला',
    nextSlide: 'अगला',
    increase: 'मात्रा बढ़ाएं',
    decrease: 'मात्रा घटाएं',
    quantity: 'मात्रा',
    listPrice: 'MRP',
    percentOff: (percent) => `${percent}% छूट`,
    outOfFive: (value) => `5 में से ${value} स्टार`,
  },
  menus,
  messages,
  refusals: {
    refused: 'दुकान ने इसे नहीं माना। जांचें और फिर सेव करें।',
    gone: 'यह दूसरे फ़ोन पर हटा दिया गया। रखना हो तो फिर सेव करें।',
    conflict: 'यह पहले से इस्तेमाल हो चुका है। फिर सेव करें।',
    expired: 'भेजने में बहुत देर हो गई। फिर सेव करें।',
    dependent: 'पहले का एक बदलाव नहीं माना गया। उसे जांचें और फिर सेव करें।',
    unreadable: 'यह पढ़ा नहीं जा सका। फिर से लिखें।',
  },
  search,
  states,
  status: {
    offline: 'आप ऑफ़लाइन हैं',
    fromPhone: 'इस फ़ोन से',
    pricesSeen: (ago) => `कीमतें ${ago} की`,
    justNow: 'अभी-अभी',
    lastOnlineUnknown: 'यह फ़ोन पिछली बार जब ऑनलाइन था, उसके बाद कीमतें बदली हो सकती हैं।',
    attention: {
      one: '# बदलाव पर आपका ध्यान चाहिए',
      other: '# बदलावों पर आपका ध्यान चाहिए',
    },
    waiting: {
      one: '# बदलाव भेजना बाकी',
      other: '# बदलाव भेजने बाकी',
    },
  },
}
