import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/mr/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `आज ${time}`,
  parcels: { one: '# पार्सल', other: '# पार्सल' },
  pieces: { one: '# नग', other: '# नग' },
}

export const login: DeskWords['login'] = {
  title: 'डेस्कवर लॉग इन करा',
  lead: 'आम्ही तुमच्या फोनवर कोड पाठवू.',
  phone: 'फोन नंबर',
  send: 'मला कोड पाठवा',
  sentTo: (phone) => `${phone} हा एखाद्या दुकानात काम करणाऱ्यांचा नंबर असेल, तर कोड येत आहे.`,
  code: 'कोड',
  codeHint: 'संदेशातील सहा अंक',
  submit: 'लॉग इन करा',
  other: 'दुसरा नंबर',
  again: 'नवीन कोड पाठवा',
  choose: 'कोणते दुकान?',
  seller: 'पासवर्डने',
  unsent: (count) =>
    plural(count, {
      one: '# बदल या फोनवर थांबला आहे. तो पाठवण्यासाठी आधीसारखेच लॉग इन करा.',
      other: '# बदल या फोनवर थांबले आहेत. ते पाठवण्यासाठी आधीसारखेच लॉग इन करा.',
    }),
  ended: 'तुमचे लॉग इन संपले. पुन्हा लॉग इन करा.',
}

export const list: DeskWords['list'] = {
  failed: 'हे लोड झाले नाही',
  again: 'पुन्हा प्रयत्न करा',
  home: 'आज वर जा',
  more: 'आणखी दाखवा',
  noneYet: 'आतापर्यंत काही नाही; पाहायला आणखी आहे.',
  parts: 'काय दाखवायचे',
  all: 'सर्व',
  find: 'शोधा',
}

export const layout: DeskWords['layout'] = {
  allShops: 'सर्व दुकाने',
  start: {
    title: 'डेस्कला एकदा नेटवर्क हवे',
    text: 'त्यानंतर ते नेटवर्कशिवायही उघडेल.',
    again: 'पुन्हा प्रयत्न करा',
  },
  closed: {
    title: 'तुम्हाला याची परवानगी नाही',
    text: (role) => `${role} या कामात हे पेज येत नाही. दुकानाचे मालक ते “माणसे” मध्ये बदलू शकतात.`,
    home: 'आज वर जा',
  },
  refused: {
    others: (count) => plural(count, { one: 'आणखी # बदल नाकारला गेला', other: 'आणखी # बदल नाकारले गेले' }),
    elsewhere: (id) => `${id} दुसरीकडे गेले होते: त्याची रोख नोंदवली`,
  },
  skip: 'थेट मजकुरावर जा',
  groups: { work: 'आजचे काम', goods: 'माल', customers: 'ग्राहक', money: 'पैसे', shop: 'दुकान' },
  missing: { title: 'असे पेज नाही', home: 'डेस्कवर जा' },
}
