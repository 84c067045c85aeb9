import type { ShopTexts } from '../texts.ts'

export const facts: ShopTexts['facts'] = {
  title: 'ಉತ್ಪನ್ನದ ಮಾಹಿತಿ',
  crops: 'ಬೆಳೆ',
  pests: 'ಇವುಗಳ ವಿರುದ್ಧ ಕೆಲಸ ಮಾಡುತ್ತದೆ',
  dose: 'ಔಷಧ ಪ್ರಮಾಣ',
  dosePerPump: '15 ಲೀಟರ್ ಪಂಪ್‌ಗೆ ಔಷಧ ಪ್ರಮಾಣ',
  waiting: 'ಕೊಯ್ಲಿಗೆ ಮುನ್ನ ಕಾಯುವಿಕೆ',
  days: {
    one: '# ದಿನ',
    other: '# ದಿನಗಳು',
  },
  genericName: 'ಸಾಮಾನ್ಯ ಹೆಸರು',
  netQuantity: 'ನಿವ್ವಳ ಪ್ರಮಾಣ',
  mrp: 'MRP',
  withTaxes: (price) => `${price}, ಎಲ್ಲಾ ತೆರಿಗೆ ಸೇರಿದೆ`,
  bestBefore: 'ಇದಕ್ಕೂ ಮೊದಲು ಬಳಸಿ',
  origin: 'ತಯಾರಾದ ದೇಶ',
  maker: 'ತಯಾರಕರು',
  packer: 'ಪ್ಯಾಕ್ ಮಾಡಿದವರು',
  importer: 'ಆಮದುದಾರರು',
  care: 'ಗ್ರಾಹಕರ ಸಹಾಯ',
}
