import type { ShopTexts } from '../texts.ts'

export const labels: ShopTexts['labels'] = {
  previous: 'ಹಿಂದಿನದು',
  next: 'ಇನ್ನಷ್ಟು',
  previousSlide: 'ಹಿಂದಿನದು',
  nextSlide: 'ಮುಂದಿನದು',
  increase: 'ಪ್ರಮಾಣ ಹೆಚ್ಚಿಸಿ',
  decrease: 'ಪ್ರಮಾಣ ಕಡಿಮೆ ಮಾಡಿ',
  quantity: 'ಪ್ರಮಾಣ',
  listPrice: 'ಪಟ್ಟಿ ಬೆಲೆ',
  percentOff: (percent) => `${percent}% ರಿಯಾಯಿತಿ`,
  outOfFive: (value) => `5 ಸ್ಟಾರ್‌ಗಳಲ್ಲಿ ${value}`,
}
