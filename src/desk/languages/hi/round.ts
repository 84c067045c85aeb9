import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `आपके पास ${formatRupees(rupees)} हैं`,
  here: (count) => `इस घर के लिए ${parcels(count)}`,
  arrange: 'रास्ते का क्रम बदलें',
  arranged: 'क्रम ठीक है',
  byPlace: 'पिन और गांव के हिसाब से',
  earlier: 'पहले',
  later: 'बाद में',
  earlierOf: (name) => `पहले: ${name}`,
  laterOf: (name) => `बाद में: ${name}`,
  known: (at) => `यह रकम ${momentOf(at)} की है, उसके बाद बदली हो सकती है।`,
  which: 'कौन से पार्सल?',
  noted: (rupees) => `पहुंच गया, ${formatRupees(rupees)} लिखे गए`,
  undo: 'पहले जैसा करें',
  undoOf: (id) => `पहले जैसा करें: ${id}`,
  none: 'जो पार्सल देने हैं उन पर निशान लगाएं',
}

export const scan: DeskWords['scan'] = {
  open: 'लेबल स्कैन करें',
  lead: 'लेबल का कोड कैमरे के सामने रखें।',
  camera: 'कैमरे की तस्वीर',
  none: {
    unsupported: 'यह फ़ोन कोड नहीं पढ़ता: लेबल का नंबर लिखें।',
    refused: 'यहां कैमरे की अनुमति नहीं है। ब्राउज़र की सेटिंग में अनुमति दें, या नंबर लिखें।',
    missing: 'कैमरा नहीं है: लेबल का नंबर लिखें।',
  },
  number: 'लेबल का नंबर',
  hint: 'आखिरी चार अक्षर काफ़ी हैं',
  find: 'खोजें',
  chosen: (id) => `${id} चुना गया`,
  elsewhere: (id, state) => `${id} इस सूची में नहीं है: ${state}`,
  unknown: (code) => `${code} इस फ़ोन पर आपका कोई पार्सल नहीं है`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'नकद बही',
  lead: 'हर व्यक्ति ने दरवाज़े पर कितना लिया, और उसमें से आपको कितना मिला।',
  empty: 'इन दिनों कोई नकद नहीं',
  emptyText: 'दरवाज़े पर लिया गया नकद यहां व्यक्ति और दिन के हिसाब से दिखेगा।',
  week: (from, until) => `${dayOf(from)} से ${dayOf(until)} तक`,
  earlier: 'पिछला हफ़्ता',
  later: 'अगला हफ़्ता',
  nobody: 'किसने लिया, पता नहीं',
  holds: 'अभी पास में',
  taken: 'लिया',
  handedOver: 'सौंपा',
  difference: 'फ़र्क',
  lines: 'हर पार्सल',
  kinds: {
    taken: 'लिया',
    undone: 'गलती से दबाया',
    settled: 'जैसा तय हुआ',
    handed_over: 'सौंपा',
  },
  to: (name) => `${name} को`,
  receive: 'नकद मिला',
  receiveOf: (name) => `${name} से नकद मिला`,
  amount: 'कितना, रुपये में',
  amountWrong: 'रकम लिखें, जैसे 450',
  note: 'चाहें तो नोट लिखें',
  noteHint: 'जैसे कहां रखा है',
  submit: 'मुझे मिल गया',
  done: (name, amount) => `${name} के ${formatRupees(amount)} लिखे गए`,
  columns: {
    day: 'दिन',
    person: 'व्यक्ति',
    what: 'क्या',
    parcel: 'पार्सल',
    rupees: 'रुपये',
    by: 'किसने लिखा',
    note: 'नोट',
  },
  save: 'टेबल (CSV) में सेव करें',
}
