import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'ਪਿਛਲਾ',
  next: 'ਹੋਰ',
  previousSlide: 'ਪਿਛਲਾ',
  nextSlide: 'ਅਗਲਾ',
  increase: 'ਮਾਤਰਾ ਵਧਾਓ',
  decrease: 'ਮਾਤਰਾ ਘਟਾਓ',
  quantity: 'ਮਾਤਰਾ',
  listPrice: 'ਛਪੀ ਕੀਮਤ',
  percentOff: (percent) => `${percent}% ਛੋਟ`,
  outOfFive: (value) => `5 ਵਿੱਚੋਂ ${value} ਸਟਾਰ`,
}
