import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'ग्राहक',
  search: 'नाम, फ़ोन, ईमेल या अकाउंट नंबर',
  start: 'किसे ढूंढना है?',
  startText: 'कम से कम 2 अक्षर या अंक लिखें: बिना खोजे कोई नहीं दिखता।',
  none: 'कोई नहीं मिला',
  noneText: 'नाम का कोई हिस्सा या फ़ोन नंबर के आखिरी अंक लिखकर देखें।',
  more: (count) => `सिर्फ़ सबसे नए ${formatNumber(count)} दिख रहे हैं: नाम या नंबर और पूरा लिखें।`,
  number: (id) => `अकाउंट ${id}`,
  since: (at) => `ग्राहक कब से: ${day(at)}`,
  orders: (count) => plural(count, { one: '# ऑर्डर', other: '# ऑर्डर' }),
  lastOrder: (at) => `आखिरी ऑर्डर: ${day(at)}`,
  noPhone: 'फ़ोन नंबर नहीं है',
  blocked: 'रोका गया',
  blockedOn: (at) => `रोका गया: ${day(at)}`,
  silent: '90 दिन से नहीं आए',
  silentText: 'हो सकता है अब यह नंबर किसी और का हो, इसलिए सिर्फ़ कोड से अकाउंट नहीं खुलता।',
  ordersOf: (name) => `${name} के ऑर्डर`,
  toOrders: 'ऑर्डर',
  block: 'रोकें',
  blockOf: (name) => `रोकें: ${name}`,
  blocking: {
    title: 'अकाउंट रोकें?',
    label: 'क्यों?',
    hint: 'लॉग इन तुरंत खत्म होगा और फिर नहीं हो सकेगा; ऑर्डर चलते रहेंगे। कारण सिर्फ़ ऑपरेटर के लोग पढ़ते हैं।',
    missing: 'कारण बताएं',
    submit: 'रोकें',
  },
  isBlocked: 'अकाउंट रोक दिया गया',
  unblock: 'फिर खोलें',
  unblockOf: (name) => `फिर खोलें: ${name}`,
  isOpen: 'अकाउंट फिर खुल गया',
  letIn: 'फिर आने दें',
  letInOf: (name) => `फिर आने दें: ${name}`,
  letInTitle: (name) => `${name} को फिर आने दें?`,
  letInText: 'पहले इस नंबर पर फ़ोन करें: अब से यह नंबर जिसके पास है, वह कोड से अकाउंट खोल सकेगा।',
  stay: 'रहने दें',
  isIn: 'अब कोड से अकाउंट फिर खुलेगा',
  open: 'अकाउंट खोलें',
  openText: 'लॉग इन कोड फ़ोन पर जाता है। पासवर्ड नहीं है: लॉग इन कोड से होता है।',
  name: 'नाम',
  phone: 'फ़ोन नंबर',
  email: 'ईमेल',
  openSubmit: 'अकाउंट खोलें',
  opened: 'अकाउंट खुल गया, और कोड भेज दिया गया',
  openedUntold: 'अकाउंट खुल गया। कोड भेजा नहीं जा सका: लॉग इन के समय “कोड से करें” दबाएं।',
}
