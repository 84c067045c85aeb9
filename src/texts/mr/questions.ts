import type { RestTexts } from '../texts.ts'

export const questions: RestTexts['questions'] = {
  title: 'प्रश्न विचारा',
  lead: 'दुकान उत्तर देईल. मग प्रश्न आणि उत्तर तुमच्या पहिल्या नावासह या पेजवर दिसेल.',
  label: 'तुमचा प्रश्न',
  hint: 'फोन नंबर आणि पत्ते लिहू नका: हे सर्वजण वाचतात.',
  send: 'प्रश्न पाठवा',
  saved: 'या फोनवर सेव्ह आहे. नेटवर्क आल्यावर पाठवले जाईल.',
}
