import type { NewsWords } from './news-words.ts'

export const pa: NewsWords = {
  placed: (order) => `ਆਰਡਰ ${order} ਹੋ ਗਿਆ।`,
  packed: (order) => `ਆਰਡਰ ${order} ਦਾ ਪਾਰਸਲ ਪੈਕ ਹੋ ਗਿਆ।`,
  shipped: (order) => `ਆਰਡਰ ${order} ਭੇਜ ਦਿੱਤਾ ਗਿਆ।`,
  by: (day) => `${day} ਤੱਕ ਪਹੁੰਚੇਗਾ।`,
  out: (order) => `ਆਰਡਰ ${order} ਡਿਲੀਵਰੀ ਲਈ ਨਿਕਲਿਆ ਹੈ।`,
  cash: (amount) => `${amount} ਨਕਦ ਤਿਆਰ ਰੱਖੋ।`,
  delivered: (order) => `ਆਰਡਰ ${order} ਪਹੁੰਚ ਗਿਆ।`,
  failed: (order) => `ਆਰਡਰ ${order} ਦੀ ਡਿਲੀਵਰੀ ਨਹੀਂ ਹੋ ਸਕੀ।`,
  cancelled: (order) => `ਦੁਕਾਨ ਨੇ ਆਰਡਰ ${order} ਦੀਆਂ ਆਈਟਮਾਂ ਰੱਦ ਕੀਤੀਆਂ।`,
  refundDue: (amount, order) => `ਆਰਡਰ ${order} ਦੇ ${amount} ਤੁਹਾਨੂੰ ਵਾਪਸ ਮਿਲਣਗੇ।`,
  refundSent: (amount, order) => `ਆਰਡਰ ${order} ਦੇ ${amount} ਤੁਹਾਨੂੰ ਵਾਪਸ ਭੇਜੇ ਗਏ।`,
  reviewAnswered: (title) => `ਦੁਕਾਨ ਨੇ ਤੁਹਾਡੇ ਰਿਵਿਊ ਦਾ ਜਵਾਬ ਦਿੱਤਾ: ${title}`,
  questionAnswered: (title) => `ਤੁਹਾਡੇ ਸਵਾਲ ਦਾ ਜਵਾਬ ਆਇਆ: ${title}`,
  backInStock: (title) => `ਫਿਰ ਸਟਾਕ ਵਿੱਚ: ${title}`,
  quoted: (shop) => `${shop} ਨੇ ਤੁਹਾਡੀ ਥੋਕ ਪੁੱਛਗਿੱਛ ਲਈ ਕੋਟੇਸ਼ਨ ਭੇਜੀ।`,
  newOrder: (order) => `ਨਵਾਂ ਆਰਡਰ ${order}।`,
  itemsCancelled: (order) => `ਗਾਹਕ ਨੇ ਆਰਡਰ ${order} ਦੀਆਂ ਆਈਟਮਾਂ ਰੱਦ ਕੀਤੀਆਂ।`,
  returnAsked: (order) => `ਆਰਡਰ ${order} ਵਿੱਚ ਰਿਟਰਨ ਮੰਗਿਆ ਗਿਆ।`,
  lowStock: (title, left) => `ਸਟਾਕ ਵਿੱਚ ਸਿਰਫ਼ ${left} ਬਚੇ: ${title}`,
  newEnquiry: (enquiry) => `ਇੱਕ ਗਾਹਕ ਨੇ ਥੋਕ ਕੀਮਤ ਪੁੱਛੀ (${enquiry})।`,
}
