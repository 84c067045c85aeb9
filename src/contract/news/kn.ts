import type { NewsWords } from './news-words.ts'

export const kn: NewsWords = {
  placed: (order) => `ಆರ್ಡರ್ ${order} ಆಗಿದೆ.`,
  packed: (order) => `ಆರ್ಡರ್ ${order} ಪಾರ್ಸೆಲ್ ಪ್ಯಾಕ್ ಆಗಿದೆ.`,
  shipped: (order) => `ಆರ್ಡರ್ ${order} ಕಳುಹಿಸಲಾಗಿದೆ.`,
  by: (day) => `${day} ಒಳಗೆ ತಲುಪುತ್ತದೆ.`,
  out: (order) => `ಆರ್ಡರ್ ${order} ಡೆಲಿವರಿಗೆ ಹೊರಟಿದೆ.`,
  cash: (amount) => `${amount} ನಗದು ಸಿದ್ಧವಾಗಿಡಿ.`,
  delivered: (order) => `ಆರ್ಡರ್ ${order} ತಲುಪಿದೆ.`,
  failed: (order) => `ಆರ್ಡರ್ ${order} ಡೆಲಿವರಿ ಆಗಲಿಲ್ಲ.`,
  cancelled: (order) => `ಆರ್ಡರ್ ${order} ಐಟಂಗಳನ್ನು ಅಂಗಡಿ ರದ್ದು ಮಾಡಿದೆ.`,
  refundDue: (amount, order) => `ಆರ್ಡರ್ ${order} ಹಣ ${amount} ನಿಮಗೆ ಮರಳಿ ಬರುತ್ತದೆ.`,
  refundSent: (amount, order) => `ಆರ್ಡರ್ ${order} ಹಣ ${amount} ನಿಮಗೆ ಮರಳಿ ಕಳುಹಿಸಲಾಗಿದೆ.`,
  reviewAnswered: (title) => `ನಿಮ್ಮ ರಿವ್ಯೂಗೆ ಅಂಗಡಿ ಉತ್ತರ ಕೊಟ್ಟಿದೆ: ${title}`,
  questionAnswered: (title) => `ನಿಮ್ಮ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರ ಬಂದಿದೆ: ${title}`,
  backInStock: (title) => `ಮತ್ತೆ ಸ್ಟಾಕ್‌ನಲ್ಲಿ: ${title}`,
  quoted: (shop) => `${shop} ನಿಮ್ಮ ಸಗಟು ವಿಚಾರಣೆಗೆ ಕೊಟೇಶನ್ ಕಳುಹಿಸಿದೆ.`,
  newOrder: (order) => `ಹೊಸ ಆರ್ಡರ್ ${order}.`,
  itemsCancelled: (order) => `ಆರ್ಡರ್ ${order} ಐಟಂಗಳನ್ನು ಗ್ರಾಹಕರು ರದ್ದು ಮಾಡಿದ್ದಾರೆ.`,
  returnAsked: (order) => `ಆರ್ಡರ್ ${order} ನಲ್ಲಿ ರಿಟರ್ನ್ ಕೇಳಲಾಗಿದೆ.`,
  lowStock: (title, left) => `ಸ್ಟಾಕ್‌ನಲ್ಲಿ ${left} ಮಾತ್ರ ಉಳಿದಿದೆ: ${title}`,
  newEnquiry: (enquiry) => `ಒಬ್ಬ ಗ್ರಾಹಕರು ಸಗಟು ಬೆಲೆ ಕೇಳಿದ್ದಾರೆ (${enquiry}).`,
}
