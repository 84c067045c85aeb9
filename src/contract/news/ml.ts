import type { NewsWords } from './news-words.ts'

export const ml: NewsWords = {
  placed: (order) => `ഓർഡർ ${order} ലഭിച്ചു.`,
  packed: (order) => `ഓർഡർ ${order} പാഴ്‌സൽ പായ്ക്ക് ചെയ്തു.`,
  shipped: (order) => `ഓർഡർ ${order} അയച്ചു.`,
  by: (day) => `${day} ന് ഉള്ളിൽ എത്തും.`,
  out: (order) => `ഓർഡർ ${order} ഡെലിവറിക്ക് പുറപ്പെട്ടു.`,
  cash: (amount) => `${amount} പണമായി കരുതി വയ്ക്കുക.`,
  delivered: (order) => `ഓർഡർ ${order} എത്തിച്ചു.`,
  failed: (order) => `ഓർഡർ ${order} എത്തിക്കാനായില്ല.`,
  cancelled: (order) => `ഓർഡർ ${order} ലെ ഇനങ്ങൾ കട റദ്ദാക്കി.`,
  refundDue: (amount, order) => `ഓർഡർ ${order} ന്റെ ${amount} നിങ്ങൾക്ക് തിരികെ വരും.`,
  refundSent: (amount, order) => `ഓർഡർ ${order} ന്റെ ${amount} നിങ്ങൾക്ക് തിരികെ അയച്ചു.`,
  reviewAnswered: (title) => `നിങ്ങളുടെ റിവ്യൂവിന് കട മറുപടി തന്നു: ${title}`,
  questionAnswered: (title) => `നിങ്ങളുടെ ചോദ്യത്തിന് ഉത്തരം വന്നു: ${title}`,
  backInStock: (title) => `വീണ്ടും സ്റ്റോക്കിൽ: ${title}`,
  quoted: (shop) => `${shop} നിങ്ങളുടെ മൊത്ത അന്വേഷണത്തിന് ക്വട്ടേഷൻ അയച്ചു.`,
  newOrder: (order) => `പുതിയ ഓർഡർ ${order}.`,
  itemsCancelled: (order) => `ഓർഡർ ${order} ലെ ഇനങ്ങൾ ഉപഭോക്താവ് റദ്ദാക്കി.`,
  returnAsked: (order) => `ഓർഡർ ${order} ൽ റിട്ടേൺ ആവശ്യപ്പെട്ടു.`,
  lowStock: (title, left) => `സ്റ്റോക്കിൽ ${left} മാത്രം ബാക്കി: ${title}`,
  newEnquiry: (enquiry) => `ഒരു ഉപഭോക്താവ് മൊത്തവില ചോദിച്ചു (${enquiry}).`,
}
