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
    title: 'मदद',
    item: 'इस आइटम पर मदद',
    text: 'अपना ऑर्डर नंबर बताएं, ताकि हम उसे तुरंत ढूंढ सकें।',
    aboutOrder: (order, item) => `ऑर्डर ${order}: ${item}`,
  },
  homeScreen: {
    name: 'हलधर, खेती की दुकान',
    shortName: 'हलधर',
    description: 'कई विक्रेताओं से बीज, खाद, सिंचाई का सामान और मशीनें। बिना नेटवर्क भी चलती है।',
    orders: 'आपके ऑर्डर',
    wishlist: 'मेरी विशलिस्ट',
    phone: 'फ़ोन पर दुकान',
    desk: 'कंप्यूटर पर दुकान',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'फिर भुगतान करें',
    waits: 'ऑर्डर पक्का करने के लिए अभी भुगतान करें। हम इसका सामान आपके लिए 30 मिनट रोककर रखेंगे।',
    simulator: 'टेस्ट भुगतान',
    simulatorText: 'यहां असली पैसा नहीं जाता। चुनें कि यह भुगतान हो जाए या फेल हो।',
    amount: 'देना है',
    pay: 'भुगतान करें',
    fail: 'भुगतान फेल करें',
    refused: 'बैंक ने यह भुगतान नामंज़ूर कर दिया। फिर से कोशिश की जा सकती है।',
  },
  questions: {
    title: 'सवाल पूछें',
    lead: 'दुकान जवाब देगी। फिर सवाल और जवाब आपके पहले नाम के साथ इस पेज पर दिखेंगे।',
    label: 'आपका सवाल',
    hint: 'फ़ोन नंबर और पते न लिखें: इसे सब पढ़ते हैं।',
    send: 'सवाल भेजें',
    saved: 'इस फ़ोन में सेव है। नेटवर्क आने पर भेज दिया जाएगा।',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory:
      'यह ब्राउज़र कुछ सेव नहीं करता, जैसे प्राइवेट विंडो में। खरीदारी और ऑर्डर हो सकते हैं, पर इसे बंद करते ही आपका कार्ट चला जाएगा।',
    full: 'फ़ोन भर गया है: सब कुछ सेव नहीं हुआ। रखी हुई कोई चीज़ हटाकर फिर से कोशिश करें।',
    seeKept: 'देखें क्या रखा है',
    reload: 'दुकान दूसरी विंडो में अपडेट हुई।',
    reloadNow: 'फिर लोड करें',
    login: 'अपने बदलाव भेजने के लिए फिर लॉग इन करें।',
    loginNow: 'लॉग इन करें',
    lost: 'इस फ़ोन ने दुकान का आपका डेटा मिटा दिया था। हमने उसे फिर लोड कर दिया।',
  },
  sync,
  voice: {
    speak: 'बोलें',
    listening: 'सुन रहे हैं',
    note: 'आप जो बोलें, उसे आपका ब्राउज़र अपनी बनाने वाली कंपनी को भेजता है। वह उसे आपके लिए लिख देती है।',
    refused: 'यह फ़ोन दुकान को सुनने नहीं देता। कृपया बोलने की जगह लिखें।',
    nothing: 'कुछ समझ नहीं आया। कृपया फिर से कोशिश करें।',
  },
}
