import type { RestTexts } from '../texts.ts'

export const help: RestTexts['help'] = {
  title: 'உதவி',
  item: 'இந்த ஐட்டத்துக்கு உதவி',
  text: 'உங்கள் ஆர்டர் நம்பரைச் சொல்லுங்கள். உடனே கண்டுபிடிப்போம்.',
  aboutOrder: (order, item) => `ஆர்டர் ${order}: ${item}`,
}
