import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'ग्राहक',
  search: 'नाव, फोन, ईमेल किंवा अकाउंट नंबर',
  start: 'कोणाला शोधायचे?',
  startText: 'किमान 2 अक्षरे किंवा अंक लिहा: शोधल्याशिवाय कोणीही दिसत नाही.',
  none: 'कोणी सापडले नाही',
  noneText: 'नावाचा भाग किंवा फोन नंबरचे शेवटचे अंक लिहून पाहा.',
  more: (count) => `फक्त सर्वात नवीन ${formatNumber(count)} दिसत आहेत: नाव किंवा नंबर आणखी लिहा.`,
  number: (id) => `अकाउंट ${id}`,
  since: (at) => `ग्राहक कधीपासून: ${day(at)}`,
  orders: (count) => plural(count, { one: '# ऑर्डर', other: '# ऑर्डर' }),
  lastOrder: (at) => `शेवटची ऑर्डर: ${day(at)}`,
  noPhone: 'फोन नंबर नाही',
  blocked: 'रोखलेले',
  blockedOn: (at) => `रोखले: ${day(at)}`,
  silent: '90 दिवसांत आले नाहीत',
  silentText: 'हा नंबर आता दुसऱ्या कोणाचा असू शकतो, म्हणून फक्त कोडने अकाउंट उघडत नाही.',
  ordersOf: (name) => `${name} यांच्या ऑर्डर`,
  toOrders: 'ऑर्डर',
  block: 'रोखा',
  blockOf: (name) => `रोखा: ${name}`,
  blocking: {
    title: 'अकाउंट रोखायचे?',
    label: 'का?',
    hint: 'लॉग इन लगेच संपेल आणि पुन्हा करता येणार नाही; ऑर्डर सुरू राहतील. कारण फक्त ऑपरेटरची माणसे वाचतात.',
    missing: 'कारण सांगा',
    submit: 'रोखा',
  },
  isBlocked: 'अकाउंट रोखले',
  unblock: 'पुन्हा उघडा',
  unblockOf: (name) => `पुन्हा उघडा: ${name}`,
  isOpen: 'अकाउंट पुन्हा उघडले',
  letIn: 'पुन्हा येऊ द्या',
  letInOf: (name) => `पुन्हा येऊ द्या: ${name}`,
  letInTitle: (name) => `${name} यांना पुन्हा येऊ द्यायचे?`,
  letInText: 'आधी या नंबरवर फोन करा: आतापासून हा नंबर ज्यांच्याकडे आहे, ते कोडने अकाउंट उघडू शकतील.',
  stay: 'राहू द्या',
  isIn: 'आता कोडने अकाउंट पुन्हा उघडेल',
  open: 'अकाउंट उघडा',
  openText: 'लॉग इन कोड फोनवर जातो. पासवर्ड नाही: कोडने लॉग इन करतात.',
  name: 'नाव',
  phone: 'फोन नंबर',
  email: 'ईमेल',
  openSubmit: 'अकाउंट उघडा',
  opened: 'अकाउंट उघडले, आणि कोड पाठवला',
  openedUntold: 'अकाउंट उघडले. कोड पाठवता आला नाही: लॉग इन करताना “कोड वापरा” दाबावे.',
}
