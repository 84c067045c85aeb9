import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'तक्रारी',
  needed: 'तक्रार करण्यासाठी आणि तुमच्या तक्रारी पाहण्यासाठी लॉग इन करा.',
  lead: (hours, days) =>
    `तुम्हाला लगेच एक नंबर मिळतो, ${hours} तासांत तक्रार मिळाल्याचे कळते, आणि ${days} दिवसांत तिचे निवारण होते.`,
  officer: 'तक्रार अधिकारी',
  subject: 'तक्रार कशाबद्दल आहे?',
  subjects: {
    order: 'ऑर्डर',
    product: 'प्रॉडक्ट',
    seller: 'विक्रेता',
    payment: 'पेमेंट किंवा रिफंड',
    privacy: 'माझा डेटा',
    other: 'इतर काही',
  },
  orderId: 'ऑर्डर नंबर',
  orderHint: 'तक्रार ऑर्डरबद्दल असेल तर',
  label: 'काय चुकले?',
  submit: 'तक्रार पाठवा',
  sent: (ticket) => `तुमच्या तक्रारीचा नंबर ${ticket} आहे.`,
  mine: 'तुमच्या तक्रारी',
  ticket: (ticket) => `तक्रार ${ticket}`,
  states: {
    open: (day) => `आम्ही ${day} पर्यंत उत्तर देऊ`,
    acknowledged: (day) => `मिळाली. ${day} पर्यंत निवारण होईल`,
    closed: (day) => `${day} रोजी निवारण झाले`,
  },
  answer: 'आमचे उत्तर',
  failedTitle: 'तुमच्या तक्रारी आत्ता दिसू शकत नाहीत',
  failedText: 'दुकानाकडून उत्तर आले नाही. काहीही हरवले नाही.',
  again: 'पुन्हा प्रयत्न करा',
}
