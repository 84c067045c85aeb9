import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'पिछला',
  next: 'और',
  previousSlide: 'पिछला',
  nextSlide: 'अगला',
  increase: 'मात्रा बढ़ाएं',
  decrease: 'मात्रा घटाएं',
  quantity: 'मात्रा',
  listPrice: 'MRP',
  percentOff: (percent) => `${percent}% छूट`,
  outOfFive: (value) => `5 में से ${value} स्टार`,
}
