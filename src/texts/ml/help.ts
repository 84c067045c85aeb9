import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'സഹായം',
  item: 'ഈ ഇനത്തിന് സഹായം',
  text: 'നിങ്ങളുടെ ഓർഡർ നമ്പർ പറയുക, അപ്പോൾ ഉടൻ കണ്ടെത്താം.',
  aboutOrder: (order, item) => `ഓർഡർ ${order}: ${item}`,
}
