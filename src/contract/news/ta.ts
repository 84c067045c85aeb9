import type { NewsWords } from './news-words.ts'

export const ta: NewsWords = {
  placed: (order) => `ஆர்டர் ${order} ஆனது.`,
  packed: (order) => `ஆர்டர் ${order} பார்சல் பேக் ஆனது.`,
  shipped: (order) => `ஆர்டர் ${order} அனுப்பப்பட்டது.`,
  by: (day) => `${day} தேதிக்குள் வரும்.`,
  out: (order) => `ஆர்டர் ${order} டெலிவரிக்குப் புறப்பட்டது.`,
  cash: (amount) => `${amount} ரொக்கம் தயாராக வையுங்கள்.`,
  delivered: (order) => `ஆர்டர் ${order} டெலிவரி ஆனது.`,
  failed: (order) => `ஆர்டர் ${order} டெலிவரி செய்ய முடியவில்லை.`,
  cancelled: (order) => `ஆர்டர் ${order} ஐட்டங்களைக் கடை ரத்து செய்தது.`,
  refundDue: (amount, order) => `ஆர்டர் ${order} பணம் ${amount} உங்களுக்குத் திரும்ப வரும்.`,
  refundSent: (amount, order) => `ஆர்டர் ${order} பணம் ${amount} உங்களுக்குத் திரும்ப அனுப்பப்பட்டது.`,
  reviewAnswered: (title) => `உங்கள் ரிவ்யூவுக்குக் கடை பதில் தந்தது: ${title}`,
  questionAnswered: (title) => `உங்கள் கேள்விக்குப் பதில் வந்தது: ${title}`,
  backInStock: (title) => `மீண்டும் ஸ்டாக்கில்: ${title}`,
  quoted: (shop) => `${shop} உங்கள் மொத்த விசாரணைக்கு கொட்டேஷன் அனுப்பியது.`,
  newOrder: (order) => `புதிய ஆர்டர் ${order}.`,
  itemsCancelled: (order) => `ஆர்டர் ${order} ஐட்டங்களை வாடிக்கையாளர் ரத்து செய்தார்.`,
  returnAsked: (order) => `ஆர்டர் ${order} இல் ரிட்டர்ன் கேட்கப்பட்டது.`,
  lowStock: (title, left) => `ஸ்டாக்கில் ${left} மட்டும் உள்ளது: ${title}`,
  newEnquiry: (enquiry) => `ஒரு வாடிக்கையாளர் மொத்த விலை கேட்டுள்ளார் (${enquiry}).`,
}
