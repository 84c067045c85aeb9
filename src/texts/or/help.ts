import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'ସାହାଯ୍ୟ',
  item: 'ଏହି ଆଇଟମ ପାଇଁ ସାହାଯ୍ୟ',
  text: 'ଆପଣଙ୍କ ଅର୍ଡର ନମ୍ବର କହନ୍ତୁ, ତାହେଲେ ଆମେ ତୁରନ୍ତ ଖୋଜି ପାଇବୁ।',
  aboutOrder: (order, item) => `ଅର୍ଡର ${order}: ${item}`,
}
