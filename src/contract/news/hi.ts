import type { NewsWords } from './news-words.ts'

export const hi: NewsWords = {
  placed: (order) => `ऑर्डर ${order} हो गया।`,
  packed: (order) => `ऑर्डर ${order} का पार्सल पैक हो गया।`,
  shipped: (order) => `ऑर्डर ${order} भेज दिया गया।`,
  by: (day) => `${day} तक पहुंचेगा।`,
  out: (order) => `ऑर्डर ${order} डिलीवरी के लिए निकला है।`,
  cash: (amount) => `${amount} नकद तैयार रखें।`,
  delivered: (order) => `ऑर्डर ${order} पहुंच गया।`,
  failed: (order) => `ऑर्डर ${order} की डिलीवरी नहीं हो पाई।`,
  cancelled: (order) => `दुकान ने ऑर्डर ${order} के आइटम रद्द किए।`,
  refundDue: (amount, order) => `ऑर्डर ${order} के ${amount} आपको वापस मिलेंगे।`,
  refundSent: (amount, order) => `ऑर्डर ${order} के ${amount} आपको वापस भेजे गए।`,
  reviewAnswered: (title) => `दुकान ने आपके रिव्यू का जवाब दिया: ${title}`,
  questionAnswered: (title) => `आपके सवाल का जवाब आया: ${title}`,
  backInStock: (title) => `फिर स्टॉक में: ${title}`,
  quoted: (shop) => `${shop} ने आपकी थोक पूछताछ पर कोटेशन भेजा।`,
  newOrder: (order) => `नया ऑर्डर ${order}।`,
  itemsCancelled: (order) => `ग्राहक ने ऑर्डर ${order} के आइटम रद्द किए।`,
  returnAsked: (order) => `ऑर्डर ${order} में रिटर्न मांगा गया।`,
  lowStock: (title, left) => `स्टॉक में केवल ${left} बचे: ${title}`,
  newEnquiry: (enquiry) => `एक ग्राहक ने थोक कीमत पूछी (${enquiry})।`,
}
