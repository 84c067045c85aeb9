import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/hi/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `आज ${time}`,
  parcels: { one: '# पार्सल', other: '# पार्सल' },
  pieces: { one: '# पीस', other: '# पीस' },
}

export const login: DeskWords['login'] = {
  title: 'डेस्क पर लॉग इन करें',
  lead: 'हम आपके फ़ोन पर कोड भेजेंगे।',
  phone: 'फ़ोन नंबर',
  send: 'मुझे कोड भेजें',
  sentTo: (phone) => `अगर ${phone} किसी दुकान में काम करने वाले का नंबर है, तो कोड आ रहा है।`,
  code: 'कोड',
  codeHint: 'संदेश में आए छह अंक',
  submit: 'लॉग इन करें',
  other: 'दूसरा नंबर',
  again: 'नया कोड भेजें',
  choose: 'कौन सी दुकान?',
  seller: 'पासवर्ड से',
  unsent: (count) =>
    plural(count, {
      one: '# बदलाव इस फ़ोन में रुका है। उसे भेजने के लिए पहले की तरह लॉग इन करें।',
      other: '# बदलाव इस फ़ोन में रुके हैं। उन्हें भेजने के लिए पहले की तरह लॉग इन करें।',
    }),
  ended: 'आपका लॉग इन खत्म हो गया। फिर से लॉग इन करें।',
}

export const list: DeskWords['list'] = {
  failed: 'यह लोड नहीं हुआ',
  again: 'फिर से कोशिश करें',
  home: 'आज पर जाएं',
  more: 'और दिखाएं',
  noneYet: 'अब तक कुछ नहीं; देखने को और है।',
  parts: 'क्या दिखाना है',
  all: 'सब',
  find: 'खोजें',
}

export const layout: DeskWords['layout'] = {
  allShops: 'सभी दुकानें',
  start: {
    title: 'डेस्क को एक बार नेटवर्क चाहिए',
    text: 'इसके बाद यह बिना नेटवर्क भी खुलेगा।',
    again: 'फिर से कोशिश करें',
  },
  closed: {
    title: 'आपको इसकी अनुमति नहीं है',
    text: (role) => `${role} के काम में यह पेज नहीं आता। दुकान का मालिक इसे “लोग” में बदल सकता है।`,
    home: 'आज पर जाएं',
  },
  refused: {
    others: (count) => plural(count, { one: '# और बदलाव नामंज़ूर हुआ', other: '# और बदलाव नामंज़ूर हुए' }),
    elsewhere: (id) => `${id} कहीं और जा चुका था: उसका नकद लिखा गया`,
  },
  skip: 'सीधे सामग्री पर जाएं',
  groups: { work: 'आज का काम', goods: 'सामान', customers: 'ग्राहक', money: 'पैसा', shop: 'दुकान' },
  missing: { title: 'ऐसा कोई पेज नहीं है', home: 'डेस्क पर जाएं' },
}
