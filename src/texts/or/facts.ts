import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'ପ୍ରଡକ୍ଟର ତଥ୍ୟ',
  crops: 'ଫସଲ',
  pests: 'ଯାହା ବିରୋଧରେ କାମ କରେ',
  dose: 'ମାତ୍ରା',
  dosePerPump: '15 ଲିଟର ପମ୍ପ ପାଇଁ ମାତ୍ରା',
  waiting: 'ଅମଳ ପୂର୍ବରୁ ଅପେକ୍ଷା',
  days: {
    one: '# ଦିନ',
    other: '# ଦିନ',
  },
  genericName: 'ସାଧାରଣ ନାମ',
  netQuantity: 'ନିଟ୍ ପରିମାଣ',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, ସବୁ ଟ୍ୟାକ୍ସ ସହିତ`,
  bestBefore: 'ଏହା ପୂର୍ବରୁ ବ୍ୟବହାର କରନ୍ତୁ',
  origin: 'କେଉଁ ଦେଶରେ ତିଆରି',
  maker: 'ନିର୍ମାତା',
  packer: 'ପ୍ୟାକ୍ କରିଥିବା କମ୍ପାନୀ',
  importer: 'ଆମଦାନୀକାରୀ',
  care: 'ଗ୍ରାହକ ସେବା',
}
