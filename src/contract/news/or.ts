import type { NewsWords } from './news-words.ts'

export const or: NewsWords = {
  placed: (order) => `ଅର୍ଡର ${order} ହେଲା।`,
  packed: (order) => `ଅର୍ଡର ${order} ର ପାର୍ସଲ ପ୍ୟାକ୍ ହେଲା।`,
  shipped: (order) => `ଅର୍ଡର ${order} ପଠାଗଲା।`,
  by: (day) => `${day} ସୁଦ୍ଧା ପହଞ୍ଚିବ।`,
  out: (order) => `ଅର୍ଡର ${order} ଡେଲିଭରି ପାଇଁ ବାହାରିଲା।`,
  cash: (amount) => `${amount} ନଗଦ ପ୍ରସ୍ତୁତ ରଖନ୍ତୁ।`,
  delivered: (order) => `ଅର୍ଡର ${order} ପହଞ୍ଚିଗଲା।`,
  failed: (order) => `ଅର୍ଡର ${order} ଡେଲିଭରି ହୋଇପାରିଲା ନାହିଁ।`,
  cancelled: (order) => `ଦୋକାନ ଅର୍ଡର ${order} ରୁ ଆଇଟମ ବାତିଲ କଲା।`,
  refundDue: (amount, order) => `ଅର୍ଡର ${order} ର ${amount} ଆପଣଙ୍କୁ ଫେରିବ।`,
  refundSent: (amount, order) => `ଅର୍ଡର ${order} ର ${amount} ଆପଣଙ୍କୁ ଫେରାଇ ଦିଆଗଲା।`,
  reviewAnswered: (title) => `ଦୋକାନ ଆପଣଙ୍କ ରିଭ୍ୟୁର ଉତ୍ତର ଦେଲା: ${title}`,
  questionAnswered: (title) => `ଆପଣଙ୍କ ପ୍ରଶ୍ନର ଉତ୍ତର ଆସିଲା: ${title}`,
  backInStock: (title) => `ପୁଣି ଷ୍ଟକରେ: ${title}`,
  quoted: (shop) => `${shop} ଆପଣ ପଚାରିଥିବା ପାଇକାରୀ ଦାମର କୋଟେସନ ପଠାଇଛି।`,
  newOrder: (order) => `ନୂଆ ଅର୍ଡର ${order}।`,
  itemsCancelled: (order) => `ଗ୍ରାହକ ଅର୍ଡର ${order} ରୁ ଆଇଟମ ବାତିଲ କଲେ।`,
  returnAsked: (order) => `ଅର୍ଡର ${order} ରେ ରିଟର୍ନ ମଗାଗଲା।`,
  lowStock: (title, left) => `ଷ୍ଟକରେ କେବଳ ${left} ବାକି: ${title}`,
  newEnquiry: (enquiry) => `ଜଣେ ଗ୍ରାହକ ପାଇକାରୀ ଦାମ ପଚାରିଛନ୍ତି (${enquiry})।`,
}
