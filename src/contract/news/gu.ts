import type { NewsWords } from './news-words.ts'

export const gu: NewsWords = {
  placed: (order) => `ઓર્ડર ${order} થઈ ગયો.`,
  packed: (order) => `ઓર્ડર ${order} નું પાર્સલ પેક થયું.`,
  shipped: (order) => `ઓર્ડર ${order} મોકલાયો.`,
  by: (day) => `${day} સુધીમાં પહોંચશે.`,
  out: (order) => `ઓર્ડર ${order} ડિલિવરી માટે નીકળ્યો છે.`,
  cash: (amount) => `${amount} રોકડ તૈયાર રાખો.`,
  delivered: (order) => `ઓર્ડર ${order} પહોંચી ગયો.`,
  failed: (order) => `ઓર્ડર ${order} ની ડિલિવરી ન થઈ શકી.`,
  cancelled: (order) => `દુકાને ઓર્ડર ${order} ની વસ્તુઓ રદ કરી.`,
  refundDue: (amount, order) => `ઓર્ડર ${order} ના ${amount} તમને પાછા મળશે.`,
  refundSent: (amount, order) => `ઓર્ડર ${order} ના ${amount} તમને પાછા મોકલ્યા.`,
  reviewAnswered: (title) => `દુકાને તમારા રિવ્યૂનો જવાબ આપ્યો: ${title}`,
  questionAnswered: (title) => `તમારા સવાલનો જવાબ આવ્યો: ${title}`,
  backInStock: (title) => `ફરી સ્ટોકમાં: ${title}`,
  quoted: (shop) => `${shop} એ તમારી જથ્થાબંધ પૂછપરછ માટે કોટેશન મોકલ્યું.`,
  newOrder: (order) => `નવો ઓર્ડર ${order}.`,
  itemsCancelled: (order) => `ગ્રાહકે ઓર્ડર ${order} ની વસ્તુઓ રદ કરી.`,
  returnAsked: (order) => `ઓર્ડર ${order} માં રિટર્ન માગ્યું.`,
  lowStock: (title, left) => `સ્ટોકમાં ફક્ત ${left} બાકી: ${title}`,
  newEnquiry: (enquiry) => `એક ગ્રાહકે જથ્થાબંધ કિંમત પૂછી (${enquiry}).`,
}
