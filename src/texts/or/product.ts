import type { ProductTexts } from '../texts.ts'

export const product: ProductTexts = {
  photo: 'ବିକ୍ରେତା ଦେଇଥିବା ଫଟୋ',
  drawing: 'ଅଙ୍କା ଛବି, ଫଟୋ ନୁହେଁ',
  picture: (title, place, of) => `${title}, ${of}ଟିରୁ ${place} ନମ୍ବର ଛବି`,
  place: (place, of) => `${of}ଟିରୁ ${place} ନମ୍ବର ଛବି`,
  goTo: (place) => `${place} ନମ୍ବର ଛବି ଦେଖାନ୍ତୁ`,
  enlarge: 'ବଡ଼ କରି ଦେଖନ୍ତୁ',
  large: (size) => `ବଡ଼ ଛବି ପାଇଁ ଦବାନ୍ତୁ (ପାଖାପାଖି ${size})`,
  zoomIn: 'ଆହୁରି ବଡ଼',
  zoomOut: 'ଛୋଟ',
  previous: 'ଆଗଟି',
  next: 'ପରଟି',
  howMuch: 'ମୋର କେତେ ଦରକାର?',
  questions: 'ପ୍ରଶ୍ନ ଓ ଉତ୍ତର',
  noQuestions: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପ୍ରଶ୍ନ ନାହିଁ। କିଣିବା ଆଗରୁ ଯାହା ଜାଣିବାର ଅଛି, ପଚାରନ୍ତୁ।',
  ask: 'ପ୍ରଶ୍ନ ପଚାରନ୍ତୁ',
  askedBy: (name, day) => `${name}, ଉତ୍ତର ${day} ତାରିଖରେ`,
  tellMe: 'ପୁଣି ଆସିଲେ ଜଣାନ୍ତୁ',
  willTell: 'ପୁଣି ଆସିଲେ ଆମେ ଆପଣଙ୍କୁ ଜଣାଇବୁ',
  stop: 'ଜଣାଇବା ଦରକାର ନାହିଁ',
  loginForAlert: 'ଲଗ୍ ଇନ୍ କରନ୍ତୁ, ତାହେଲେ ଆମେ ଜାଣିବୁ କାହାକୁ ଜଣାଇବୁ',
}
