import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'সাহায্য',
  item: 'এই আইটেম নিয়ে সাহায্য',
  text: 'আপনার অর্ডার নম্বর বলুন, তাহলে আমরা সঙ্গে সঙ্গে খুঁজে পাব।',
  aboutOrder: (order, item) => `অর্ডার ${order}: ${item}`,
}
