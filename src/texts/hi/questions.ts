import type { RestTexts } from '../texts.ts'

export const questions: RestTexts['questions'] = {
  title: 'सवाल पूछें',
  lead: 'दुकान जवाब देगी। फिर सवाल और जवाब आपके पहले नाम के साथ इस पेज पर दिखेंगे।',
  label: 'आपका सवाल',
  hint: 'फ़ोन नंबर और पते न लिखें: इसे सब पढ़ते हैं।',
  send: 'सवाल भेजें',
  saved: 'इस फ़ोन में सेव है। नेटवर्क आने पर भेज दिया जाएगा।',
}
