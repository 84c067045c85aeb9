import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'ಸಹಾಯ',
  item: 'ಈ ಐಟಂ ಬಗ್ಗೆ ಸಹಾಯ',
  text: 'ನಿಮ್ಮ ಆರ್ಡರ್ ನಂಬರ್ ಹೇಳಿ. ಆಗ ನಮಗೆ ತಕ್ಷಣ ಸಿಗುತ್ತದೆ.',
  aboutOrder: (order, item) => `ಆರ್ಡರ್ ${order}: ${item}`,
}
