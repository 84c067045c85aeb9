import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'ನೀವು ಆಫ್‌ಲೈನ್ ಇದ್ದೀರಿ',
  fromPhone: 'ಈ ಫೋನ್‌ನಲ್ಲಿ ಇರುವುದು',
  pricesSeen: (ago) => `ಬೆಲೆ ನೋಡಿದ್ದು: ${ago}`,
  justNow: 'ಈಗ ತಾನೇ',
  lastOnlineUnknown: 'ಈ ಫೋನ್ ಕೊನೆಯ ಬಾರಿ ಆನ್‌ಲೈನ್ ಇದ್ದ ಮೇಲೆ ಬೆಲೆ ಬದಲಾಗಿರಬಹುದು.',
  attention: {
    one: '# ಬದಲಾವಣೆಯನ್ನು ನೀವು ನೋಡಬೇಕು',
    other: '# ಬದಲಾವಣೆಗಳನ್ನು ನೀವು ನೋಡಬೇಕು',
  },
  waiting: {
    one: '# ಬದಲಾವಣೆ ಕಳುಹಿಸಲು ಬಾಕಿ',
    other: '# ಬದಲಾವಣೆಗಳು ಕಳುಹಿಸಲು ಬಾಕಿ',
  },
}
