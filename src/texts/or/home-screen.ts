import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'ହଳଧର, ଚାଷ ଦୋକାନ',
  shortName: 'ହଳଧର',
  description: 'ଅନେକ ବିକ୍ରେତାଙ୍କ ବିହନ, ସାର, ଜଳସେଚନ ଜିନିଷ ଓ ମେସିନ। ନେଟୱାର୍କ ବିନା ବି ଚାଲେ।',
  orders: 'ଆପଣଙ୍କ ଅର୍ଡର',
  wishlist: 'ମୋ ୱିଶଲିଷ୍ଟ',
  phone: 'ଫୋନରେ ଦୋକାନ',
  desk: 'କମ୍ପ୍ୟୁଟରରେ ଦୋକାନ',
}
