import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'मदत',
  item: 'या वस्तूसाठी मदत',
  text: 'तुमच्या ऑर्डरचा नंबर सांगा, म्हणजे आम्हाला ती लगेच सापडेल.',
  aboutOrder: (order, item) => `ऑर्डर ${order}: ${item}`,
}
