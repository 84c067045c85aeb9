import type { NewsWords } from './news-words.ts'

export const mr: NewsWords = {
  placed: (order) => `ऑर्डर ${order} झाली.`,
  packed: (order) => `ऑर्डर ${order} चे पार्सल पॅक झाले.`,
  shipped: (order) => `ऑर्डर ${order} पाठवली.`,
  by: (day) => `${day} पर्यंत पोहोचेल.`,
  out: (order) => `ऑर्डर ${order} डिलिव्हरीसाठी निघाली आहे.`,
  cash: (amount) => `${amount} रोख तयार ठेवा.`,
  delivered: (order) => `ऑर्डर ${order} पोहोचली.`,
  failed: (order) => `ऑर्डर ${order} ची डिलिव्हरी होऊ शकली नाही.`,
  cancelled: (order) => `दुकानाने ऑर्डर ${order} मधील वस्तू रद्द केल्या.`,
  refundDue: (amount, order) => `ऑर्डर ${order} चे ${amount} तुम्हाला परत मिळतील.`,
  refundSent: (amount, order) => `ऑर्डर ${order} चे ${amount} तुम्हाला परत पाठवले.`,
  reviewAnswered: (title) => `दुकानाने तुमच्या रिव्ह्यूला उत्तर दिले: ${title}`,
  questionAnswered: (title) => `तुमच्या प्रश्नाचे उत्तर आले: ${title}`,
  backInStock: (title) => `पुन्हा स्टॉकमध्ये: ${title}`,
  quoted: (shop) => `${shop} ने तुमच्या घाऊक चौकशीसाठी कोटेशन पाठवले.`,
  newOrder: (order) => `नवीन ऑर्डर ${order}.`,
  itemsCancelled: (order) => `ग्राहकाने ऑर्डर ${order} मधील वस्तू रद्द केल्या.`,
  returnAsked: (order) => `ऑर्डर ${order} मध्ये रिटर्न मागितला.`,
  lowStock: (title, left) => `स्टॉकमध्ये फक्त ${left} उरले: ${title}`,
  newEnquiry: (enquiry) => `एका ग्राहकाने घाऊक किंमत विचारली (${enquiry}).`,
}
