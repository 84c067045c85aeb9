import type { RestTexts } from '../texts.ts'

export const returns: RestTexts['returns'] = {
  button: 'रिटर्न करें',
  title: 'यह आइटम रिटर्न करें',
  why: 'क्या दिक्कत है?',
  problems: {
    unwanted: 'मुझे इसकी ज़रूरत नहीं',
    damaged: 'टूटा या खराब आया',
    wrong: 'यह वह नहीं जो मैंने ऑर्डर किया',
  },
  open: (end) => `${end} तक`,
  openWithPicture: (end) => `${end} तक, तस्वीर के साथ`,
  over: (end) => `इसका समय ${end} को खत्म हो गया`,
  reason: 'क्या हुआ?',
  hint: 'इसे बिना खोले, लेबल और बिल के साथ रखें। मंज़ूरी के 7 कामकाजी दिनों के अंदर रिफंड।',
  damageHint: 'सामान और पैकिंग दिखाएं। मंज़ूरी के 7 कामकाजी दिनों के अंदर रिफंड।',
  send: 'रिटर्न मांगें',
  states: {
    requested: (day) => `आपकी ओर से ${day} को रिटर्न मांगा गया। विक्रेता यहीं जवाब देगा।`,
    approved: (day) => `${day} को रिटर्न मंज़ूर हुआ। 7 कामकाजी दिनों के अंदर रिफंड।`,
    rejected: (day) => `${day} को रिटर्न नामंज़ूर हुआ।`,
  },
  refund: {
    due: (amount, day) => `${amount} का रिफंड ${day} से देना बाकी है। यह 7 कामकाजी दिनों के अंदर आएगा।`,
    sent: (amount, day) => `${amount} का रिफंड ${day} को भेजा गया। आपके बैंक को कुछ दिन लग सकते हैं।`,
    done: (amount, day) => `${amount} का रिफंड ${day} को हो गया।`,
    whole: 'यह पूरे ऑर्डर के लिए है।',
  },
  note: (words) => `दुकान का कहना है: ${words}`,
}
