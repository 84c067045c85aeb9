import type { FirstTexts, LaterTexts } from '../texts.ts'

export const first: FirstTexts = {
  layout: {
    shop: 'ହଳଧର',
    skip: 'ସିଧା ମୂଳ ଅଂଶକୁ ଯାଆନ୍ତୁ',
    close: 'ବନ୍ଦ କରନ୍ତୁ',
    loading: 'ଲୋଡ୍ ହେଉଛି',
    back: 'ପଛକୁ',
    menu: 'ମେନୁ',
    language: 'ଭାଷା',
    searchShort: 'ଖୋଜନ୍ତୁ',
    guest: 'ଗେଷ୍ଟ',
    you: 'ଆପଣ',
    wishlist: 'ୱିଶଲିଷ୍ଟ',
    cart: 'କାର୍ଟ',
    wished: {
      one: 'ୱିଶଲିଷ୍ଟ, #ଟି ପ୍ରଡକ୍ଟ',
      other: 'ୱିଶଲିଷ୍ଟ, #ଟି ପ୍ରଡକ୍ଟ',
    },
    inCart: {
      one: 'କାର୍ଟ, #ଟି ଆଇଟମ',
      other: 'କାର୍ଟ, #ଟି ଆଇଟମ',
    },
    home: 'ହୋମ',
    bottomNavigation: 'ଚଞ୍ଚଳ ଲିଙ୍କ',
  },
  seasons: {
    kharif: {
      title: 'ଭଲ ବିହନରୁ ହିଁ ଖରିଫ ଚାଷ ଆରମ୍ଭ।',
      text: 'ଲାଇସେନ୍ସ ଥିବା ବିକ୍ରେତାଙ୍କଠାରୁ ଧାନ, ସୋୟାବିନ, କପା ଓ ଡାଲି ବିହନ। ପ୍ରତି ପ୍ୟାକେଟରେ ଲଟ୍ ନମ୍ବର।',
      action: 'ଖରିଫ ବିହନ ଦେଖନ୍ତୁ',
    },
    rabi: {
      title: 'ଭଲ ବିହନରୁ ହିଁ ରବି ଚାଷ ଆରମ୍ଭ।',
      text: 'ଲାଇସେନ୍ସ ଥିବା ବିକ୍ରେତାଙ୍କଠାରୁ ପରୀକ୍ଷିତ ବିହନ। ପ୍ରତି ପ୍ୟାକେଟରେ ଲଟ୍ ନମ୍ବର।',
      action: 'ରବି ବିହନ ଦେଖନ୍ତୁ',
    },
    zaid: {
      title: 'ଠିକ୍ ଭାବେ ପାଣି ଦେଲେ ଖରାଟିଆ ଫସଲ ପୋଷାଏ।',
      text: 'ବର୍ଷା ପୂର୍ବର ସପ୍ତାହ ପାଇଁ ଡ୍ରିପ୍ ଲାଇନ୍, ପମ୍ପ ଓ କମ୍ ଦିନର ଫସଲ।',
      action: 'ଜଳସେଚନ ଜିନିଷ ଦେଖନ୍ତୁ',
    },
  },
}

export const later: LaterTexts = {
  shop: () => import('./shop.ts'),
  product: () => import('./product.ts'),
  rest: () => import('./rest.ts'),
  policies: () => import('./policies.ts'),
}
