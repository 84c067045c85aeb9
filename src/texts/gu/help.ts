import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'મદદ',
  item: 'આ વસ્તુ માટે મદદ',
  text: 'તમારો ઓર્ડર નંબર કહો, જેથી અમે તેને તરત શોધી શકીએ.',
  aboutOrder: (order, item) => `ઓર્ડર ${order}: ${item}`,
}
