import type { RestTexts } from '../texts.ts'
import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { sync } from './sync.ts'

export const rest: RestTexts = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  help: {
    title: 'मदत',
    item: 'या वस्तूसाठी मदत',
    text: 'तुमच्या ऑर्डरचा नंबर सांगा, म्हणजे आम्हाला ती लगेच सापडेल.',
    aboutOrder: (order, item) => `ऑर्डर ${order}: ${item}`,
  },
  homeScreen: {
    name: 'हलधर, शेतीचे दुकान',
    shortName: 'हलधर',
    description: 'अनेक विक्रेत्यांकडून बियाणे, खते, सिंचनाचे सामान आणि यंत्रे. नेटवर्कशिवायही चालते.',
    orders: 'तुमच्या ऑर्डर',
    wishlist: 'माझी विशलिस्ट',
    phone: 'फोनवर दुकान',
    desk: 'कॉम्प्युटरवर दुकान',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'पुन्हा पैसे भरा',
    waits: 'ही ऑर्डर नक्की करण्यासाठी आत्ता पैसे भरा. आम्ही तिचा माल तुमच्यासाठी 30 मिनिटे राखून ठेवू.',
    simulator: 'टेस्ट पेमेंट',
    simulatorText: 'इथे खरे पैसे जात नाहीत. हे पेमेंट व्हावे की फेल व्हावे ते निवडा.',
    amount: 'भरायचे',
    pay: 'पैसे भरा',
    fail: 'पेमेंट फेल करा',
    refused: 'बँकेने हे पेमेंट नाकारले. तुम्ही पुन्हा प्रयत्न करू शकता.',
  },
  questions: {
    title: 'प्रश्न विचारा',
    lead: 'दुकान उत्तर देईल. मग प्रश्न आणि उत्तर तुमच्या पहिल्या नावासह या पेजवर दिसेल.',
    label: 'तुमचा प्रश्न',
    hint: 'फोन नंबर आणि पत्ते लिहू नका: हे सर्वजण वाचतात.',
    send: 'प्रश्न पाठवा',
    saved: 'या फोनवर सेव्ह आहे. नेटवर्क आल्यावर पाठवले जाईल.',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory:
      'हा ब्राउझर काही सेव्ह करत नाही, जसे प्रायव्हेट विंडोमध्ये. तुम्ही खरेदी आणि ऑर्डर करू शकता, पण तो बंद केल्यावर तुमचे कार्ट जाईल.',
    full: 'फोन भरला आहे: सर्व काही सेव्ह झाले नाही. ठेवलेले काही काढा आणि पुन्हा प्रयत्न करा.',
    seeKept: 'काय ठेवले आहे ते पहा',
    reload: 'दुकान दुसऱ्या विंडोमध्ये अपडेट झाले.',
    reloadNow: 'पुन्हा लोड करा',
    login: 'तुमचे बदल पाठवण्यासाठी पुन्हा लॉग इन करा.',
    loginNow: 'लॉग इन करा',
    lost: 'या फोनने तुमचा दुकानाचा डेटा हटवला होता. आम्ही तो पुन्हा लोड केला.',
  },
  sync,
  voice: {
    speak: 'बोला',
    listening: 'ऐकत आहे',
    note: 'तुम्ही जे बोलता ते तुमचा ब्राउझर तो बनवणाऱ्या कंपनीकडे पाठवतो. ती ते तुमच्यासाठी लिहून देते.',
    refused: 'हा फोन दुकानाला ऐकू देत नाही. कृपया बोलण्याऐवजी लिहा.',
    nothing: 'काही समजले नाही. कृपया पुन्हा प्रयत्न करा.',
  },
}
