import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `तुमच्याकडे ${formatRupees(rupees)} आहेत`,
  here: (count) => `या घरासाठी ${parcels(count)}`,
  arrange: 'थांब्यांचा क्रम बदला',
  arranged: 'क्रम बरोबर आहे',
  byPlace: 'पिन आणि गावाप्रमाणे',
  earlier: 'आधी',
  later: 'नंतर',
  earlierOf: (name) => `आधी: ${name}`,
  laterOf: (name) => `नंतर: ${name}`,
  known: (at) => `ही रक्कम ${momentOf(at)} पर्यंतची आहे, नंतर बदलली असू शकते.`,
  which: 'कोणती पार्सल?',
  noted: (rupees) => `पोहोचले, ${formatRupees(rupees)} नोंदवले`,
  undo: 'पहिल्यासारखे करा',
  undoOf: (id) => `पहिल्यासारखे करा: ${id}`,
  none: 'द्यायच्या पार्सलवर खूण करा',
}

export const scan: DeskWords['scan'] = {
  open: 'लेबल स्कॅन करा',
  lead: 'लेबलवरील कोड कॅमेऱ्यासमोर धरा.',
  camera: 'कॅमेऱ्याचे चित्र',
  none: {
    unsupported: 'हा फोन कोड वाचत नाही: लेबलवरील नंबर लिहा.',
    refused: 'येथे कॅमेऱ्याला परवानगी नाही. ब्राउझरच्या सेटिंगमध्ये परवानगी द्या, किंवा नंबर लिहा.',
    missing: 'कॅमेरा नाही: लेबलवरील नंबर लिहा.',
  },
  number: 'लेबलवरील नंबर',
  hint: 'शेवटची चार अक्षरे पुरेशी आहेत',
  find: 'शोधा',
  chosen: (id) => `${id} निवडले`,
  elsewhere: (id, state) => `${id} या यादीत नाही: ${state}`,
  unknown: (code) => `${code} हे या फोनवर तुमचे पार्सल नाही`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'रोख वही',
  lead: 'प्रत्येकाने दारात किती घेतले, आणि त्यातले तुम्हाला किती मिळाले.',
  empty: 'या दिवसांत रोख नाही',
  emptyText: 'दारात घेतलेली रोख येथे व्यक्ती आणि दिवसाप्रमाणे दिसेल.',
  week: (from, until) => `${dayOf(from)} ते ${dayOf(until)}`,
  earlier: 'मागचा आठवडा',
  later: 'पुढचा आठवडा',
  nobody: 'कोणी घेतले माहीत नाही',
  holds: 'आता जवळ',
  taken: 'घेतले',
  handedOver: 'सोपवले',
  difference: 'फरक',
  lines: 'प्रत्येक पार्सल',
  kinds: {
    taken: 'घेतले',
    undone: 'चुकून दाबले',
    settled: 'ठरल्याप्रमाणे',
    handed_over: 'सोपवले',
  },
  to: (name) => `${name} यांना`,
  receive: 'रोख मिळाली',
  receiveOf: (name) => `${name} यांच्याकडून रोख मिळाली`,
  amount: 'किती, रुपयांत',
  amountWrong: 'रक्कम लिहा, जसे 450',
  note: 'हवे तर टीप लिहा',
  noteHint: 'जसे कुठे ठेवले आहे',
  submit: 'मला मिळाले',
  done: (name, amount) => `${name} यांचे ${formatRupees(amount)} नोंदवले`,
  columns: {
    day: 'दिवस',
    person: 'व्यक्ती',
    what: 'काय',
    parcel: 'पार्सल',
    rupees: 'रुपये',
    by: 'कोणी नोंदवले',
    note: 'टीप',
  },
  save: 'टेबल (CSV) म्हणून सेव्ह करा',
}
