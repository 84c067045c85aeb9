import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `നിങ്ങളുടെ കൈയിൽ ${formatRupees(rupees)} ഉണ്ട്`,
  here: (count) => `ഈ വീട്ടിലേക്ക് ${parcels(count)}`,
  arrange: 'നിർത്തുന്ന ക്രമം മാറ്റുക',
  arranged: 'ക്രമം ശരിയാണ്',
  byPlace: 'പിൻ, ഗ്രാമം ക്രമത്തിൽ',
  earlier: 'നേരത്തെ',
  later: 'പിന്നീട്',
  earlierOf: (name) => `നേരത്തെ: ${name}`,
  laterOf: (name) => `പിന്നീട്: ${name}`,
  known: (at) => `ഈ തുക ${momentOf(at)} വരെയുള്ള വിവരമാണ്, പിന്നീട് മാറിയിരിക്കാം.`,
  which: 'ഏതു പാഴ്‌സലുകൾ?',
  noted: (rupees) => `എത്തിച്ചു, ${formatRupees(rupees)} രേഖപ്പെടുത്തി`,
  undo: 'പഴയപടിയാക്കുക',
  undoOf: (id) => `പഴയപടിയാക്കുക: ${id}`,
  none: 'കൊടുക്കാനുള്ള പാഴ്‌സലുകൾ അടയാളപ്പെടുത്തുക',
}

export const scan: DeskWords['scan'] = {
  open: 'ലേബൽ സ്കാൻ ചെയ്യുക',
  lead: 'ലേബലിലെ കോഡ് ക്യാമറയ്ക്കു മുന്നിൽ പിടിക്കുക.',
  camera: 'ക്യാമറയുടെ ചിത്രം',
  none: {
    unsupported: 'ഈ ഫോൺ കോഡ് വായിക്കില്ല: ലേബലിലെ നമ്പർ എഴുതുക.',
    refused: 'ഇവിടെ ക്യാമറയ്ക്ക് അനുമതിയില്ല. ബ്രൗസറിന്റെ ക്രമീകരണത്തിൽ അനുവദിക്കുക, അല്ലെങ്കിൽ നമ്പർ എഴുതുക.',
    missing: 'ക്യാമറയില്ല: ലേബലിലെ നമ്പർ എഴുതുക.',
  },
  number: 'ലേബലിലെ നമ്പർ',
  hint: 'അവസാന നാല് അക്ഷരം മതി',
  find: 'കണ്ടെത്തുക',
  chosen: (id) => `${id} തിരഞ്ഞെടുത്തു`,
  elsewhere: (id, state) => `${id} ഈ പട്ടികയിലില്ല: ${state}`,
  unknown: (code) => `${code} ഈ ഫോണിൽ നിങ്ങളുടെ പാഴ്‌സലല്ല`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'ക്യാഷ് ബുക്ക്',
  lead: 'ഓരോരുത്തരും വാതിൽക്കൽ എത്ര വാങ്ങി, അതിൽ നിങ്ങൾക്ക് എത്ര കിട്ടി.',
  empty: 'ഈ ദിവസങ്ങളിൽ ക്യാഷ് ഇല്ല',
  emptyText: 'വാതിൽക്കൽ വാങ്ങിയ ക്യാഷ് ഇവിടെ ആളും ദിവസവും അനുസരിച്ചു കാണാം.',
  week: (from, until) => `${dayOf(from)} മുതൽ ${dayOf(until)} വരെ`,
  earlier: 'മുൻ ആഴ്ച',
  later: 'അടുത്ത ആഴ്ച',
  nobody: 'ആരു വാങ്ങി എന്നറിയില്ല',
  holds: 'ഇപ്പോൾ കൈയിൽ',
  taken: 'വാങ്ങിയത്',
  handedOver: 'കൈമാറിയത്',
  difference: 'വ്യത്യാസം',
  lines: 'ഓരോ പാഴ്‌സലും',
  kinds: {
    taken: 'വാങ്ങിയത്',
    undone: 'തെറ്റി അമർത്തിയത്',
    settled: 'തീരുമാനിച്ചതു പോലെ',
    handed_over: 'കൈമാറിയത്',
  },
  to: (name) => `${name} വാങ്ങി`,
  receive: 'ക്യാഷ് കിട്ടി',
  receiveOf: (name) => `${name} തന്ന ക്യാഷ് കിട്ടി`,
  amount: 'എത്ര, രൂപയിൽ',
  amountWrong: 'തുക എഴുതുക, ഉദാഹരണം 450',
  note: 'വേണമെങ്കിൽ കുറിപ്പ് എഴുതുക',
  noteHint: 'എവിടെ വച്ചു എന്നതു പോലെ',
  submit: 'എനിക്കു കിട്ടി',
  done: (name, amount) => `${name} തന്ന ${formatRupees(amount)} രേഖപ്പെടുത്തി`,
  columns: {
    day: 'ദിവസം',
    person: 'ആൾ',
    what: 'എന്ത്',
    parcel: 'പാഴ്‌സൽ',
    rupees: 'രൂപ',
    by: 'രേഖപ്പെടുത്തിയത്',
    note: 'കുറിപ്പ്',
  },
  save: 'പട്ടികയായി സേവ് ചെയ്യുക (CSV)',
}
