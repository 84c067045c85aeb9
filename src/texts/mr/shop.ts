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
    notFoundText: 'हे पेज नाही किंवा दुसरीकडे गेले आहे. यापैकी एक पहा:',
    partNotLoaded: 'हा भाग अजून तुमच्या फोनमध्ये नाही. तो आणण्यासाठी एकदा नेटवर्कला जोडा.',
    failedTitle: 'पेज लोड झाले नाही',
    failedText: 'दुकानाकडून उत्तर आले नाही. तुमचे कार्ट आणि विशलिस्ट या फोनमध्ये सुरक्षित आहेत.',
    offlineTitle: 'हे पेज अजून तुमच्या फोनमध्ये नाही',
    offlineText: 'तुम्ही ऑफलाइन आहात. तुम्ही आधी उघडलेले पेज नेटवर्कशिवाय चालते.',
    toHome: 'होम पेजवर जा',
    tryAgain: 'पुन्हा प्रयत्न करा',
  },
  footer,
  goods,
  labels: {
    previous: 'मागील',
    next: 'आणखी',
    previousSlide: 'मागील',
    nextSlide: 'पुढील',
    increase: 'संख्या वाढवा',
    decrease: 'संख्या कमी करा',
    quantity: 'संख्या',
    listPrice: 'MRP',
    percentOff: (percent) => `${percent}% सूट`,
    outOfFive: (value) => `5 पैकी ${value} स्टार`,
  },
  menus,
  messages,
  refusals: {
    refused: 'दुकानाने हे स्वीकारले नाही. तपासा आणि पुन्हा सेव्ह करा.',
    gone: 'हे दुसऱ्या फोनवर काढले गेले. ठेवायचे असेल तर पुन्हा सेव्ह करा.',
    conflict: 'हे आधीच वापरलेले आहे. पुन्हा सेव्ह करा.',
    expired: 'पाठवायला खूप उशीर झाला. पुन्हा सेव्ह करा.',
    dependent: 'आधीचा एक बदल स्वीकारला गेला नाही. तो तपासा आणि पुन्हा सेव्ह करा.',
    unreadable: 'हे वाचता आले नाही. पुन्हा लिहा.',
  },
  search,
  states,
  status: {
    offline: 'तुम्ही ऑफलाइन आहात',
    fromPhone: 'या फोनमधून',
    pricesSeen: (ago) => `${ago} पाहिलेल्या किमती`,
    justNow: 'आत्ताच',
    lastOnlineUnknown: 'हा फोन शेवटचा ऑनलाइन होता, त्यानंतर किमती बदललेल्या असू शकतात.',
    attention: {
      one: '# बदलाकडे लक्ष द्या',
      other: '# बदलांकडे लक्ष द्या',
    },
    waiting: {
      one: '# बदल पाठवायचा आहे',
      other: '# बदल पाठवायचे आहेत',
    },
  },
}
