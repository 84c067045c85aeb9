import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'मागील',
  next: 'आणखी',
  previousSlide: 'मागील',
  nextSlide: 'पुढील',
  increase: 'संख्या वाढवा',
  decrease: 'संख्या कमी करा',
  quantity: 'संख्या',
  listPrice: 'MRP',
  percentOff: (percent) => `${percent}% सूट`,
  outOfFive: (value) => `5 पैकी ${value} स्टार`,
}
