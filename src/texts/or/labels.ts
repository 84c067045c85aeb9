import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'ଆଗର',
  next: 'ଆହୁରି',
  previousSlide: 'ଆଗର',
  nextSlide: 'ପରର',
  increase: 'ପରିମାଣ ବଢ଼ାନ୍ତୁ',
  decrease: 'ପରିମାଣ କମାନ୍ତୁ',
  quantity: 'ପରିମାଣ',
  listPrice: 'ତାଲିକା ଦାମ',
  percentOff: (percent) => `${percent}% ରିହାତି`,
  outOfFive: (value) => `5ରୁ ${value} ଷ୍ଟାର`,
}
