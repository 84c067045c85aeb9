import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'ଅଭିଯୋଗ',
  needed: 'ଅଭିଯୋଗ କରିବା ଓ ନିଜ ଅଭିଯୋଗ ଦେଖିବା ପାଇଁ ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
  lead: (hours, days) =>
    `ଆପଣଙ୍କୁ ସଙ୍ଗେ ସଙ୍ଗେ ଗୋଟିଏ ନମ୍ବର ମିଳେ, ${hours} ଘଣ୍ଟା ଭିତରେ ଅଭିଯୋଗ ମିଳିଥିବା ଜଣାପଡ଼େ, ଏବଂ ${days} ଦିନ ଭିତରେ ସମାଧାନ ହୁଏ।`,
  officer: 'ଅଭିଯୋଗ ଅଧିକାରୀ',
  subject: 'ଅଭିଯୋଗ କାହା ବିଷୟରେ?',
  subjects: {
    order: 'ଅର୍ଡର',
    product: 'ପ୍ରଡକ୍ଟ',
    seller: 'ବିକ୍ରେତା',
    payment: 'ପେମେଣ୍ଟ କିମ୍ବା ରିଫଣ୍ଡ',
    privacy: 'ମୋ ଡାଟା',
    other: 'ଅନ୍ୟ କିଛି',
  },
  orderId: 'ଅର୍ଡର ନମ୍ବର',
  orderHint: 'ଯଦି କୌଣସି ଅର୍ଡର ବିଷୟରେ',
  label: 'କ’ଣ ଭୁଲ୍ ହେଲା?',
  submit: 'ଅଭିଯୋଗ ପଠାନ୍ତୁ',
  sent: (ticket) => `ଆପଣଙ୍କ ଅଭିଯୋଗର ନମ୍ବର ${ticket}।`,
  mine: 'ଆପଣଙ୍କ ଅଭିଯୋଗ',
  ticket: (ticket) => `ଅଭିଯୋଗ ${ticket}`,
  states: {
    open: (day) => `ଆମେ ${day} ସୁଦ୍ଧା ଉତ୍ତର ଦେବୁ`,
    acknowledged: (day) => `ମିଳିଲା। ${day} ସୁଦ୍ଧା ସମାଧାନ ହେବ`,
    closed: (day) => `${day} ରେ ସମାଧାନ ହେଲା`,
  },
  answer: 'ଆମର ଉତ୍ତର',
  failedTitle: 'ଆପଣଙ୍କ ଅଭିଯୋଗ ଏବେ ଦେଖାଯାଇପାରୁନାହିଁ',
  failedText: 'ଦୋକାନ ଉତ୍ତର ଦେଉନାହିଁ। କିଛି ହଜିନାହିଁ।',
  again: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
}
