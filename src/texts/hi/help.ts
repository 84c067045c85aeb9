import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'मदद',
  item: 'इस आइटम पर मदद',
  text: 'अपना ऑर्डर नंबर बताएं, ताकि हम उसे तुरंत ढूंढ सकें।',
  aboutOrder: (order, item) => `ऑर्डर ${order}: ${item}`,
}
