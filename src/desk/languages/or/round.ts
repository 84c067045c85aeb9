import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `ଆପଣଙ୍କ ପାଖରେ ${formatRupees(rupees)} ଅଛି`,
  here: (count) => `ଏହି ଘର ପାଇଁ ${parcels(count)}`,
  arrange: 'କେଉଁଠି ଆଗେ ଯିବେ ତାହା ବଦଳାନ୍ତୁ',
  arranged: 'କ୍ରମ ଠିକ୍ ଅଛି',
  byPlace: 'ପିନ୍ ଓ ଗାଁ ଅନୁସାରେ',
  earlier: 'ଆଗେ',
  later: 'ପରେ',
  earlierOf: (name) => `ଆଗେ: ${name}`,
  laterOf: (name) => `ପରେ: ${name}`,
  known: (at) => `ଏହି ଟଙ୍କାର ହିସାବ ${momentOf(at)} ପର୍ଯ୍ୟନ୍ତ, ପରେ ବଦଳିଥାଇପାରେ।`,
  which: 'କେଉଁ ପାର୍ସଲ?',
  noted: (rupees) => `ପହଞ୍ଚିଗଲା, ${formatRupees(rupees)} ଲେଖାଗଲା`,
  undo: 'ଆଗ ପରି କରନ୍ତୁ',
  undoOf: (id) => `ଆଗ ପରି କରନ୍ତୁ: ${id}`,
  none: 'ଯେଉଁ ପାର୍ସଲ ଦେବେ ସେଥିରେ ଚିହ୍ନ ଦିଅନ୍ତୁ',
}

export const scan: DeskWords['scan'] = {
  open: 'ଲେବଲ ସ୍କାନ୍ କରନ୍ତୁ',
  lead: 'ଲେବଲର କୋଡ୍ କ୍ୟାମେରା ସାମ୍ନାରେ ଧରନ୍ତୁ।',
  camera: 'କ୍ୟାମେରାର ଛବି',
  none: {
    unsupported: 'ଏହି ଫୋନ୍ କୋଡ୍ ପଢ଼େ ନାହିଁ: ଲେବଲର ନମ୍ବର ଲେଖନ୍ତୁ।',
    refused: 'ଏଠାରେ କ୍ୟାମେରାକୁ ଅନୁମତି ନାହିଁ। ବ୍ରାଉଜରର ସେଟିଂରେ ଅନୁମତି ଦିଅନ୍ତୁ, କିମ୍ବା ନମ୍ବର ଲେଖନ୍ତୁ।',
    missing: 'କ୍ୟାମେରା ନାହିଁ: ଲେବଲର ନମ୍ବର ଲେଖନ୍ତୁ।',
  },
  number: 'ଲେବଲର ନମ୍ବର',
  hint: 'ଶେଷ ଚାରିଟି ଅକ୍ଷର ଯଥେଷ୍ଟ',
  find: 'ଖୋଜନ୍ତୁ',
  chosen: (id) => `${id} ବଛାଗଲା`,
  elsewhere: (id, state) => `${id} ଏହି ତାଲିକାରେ ନାହିଁ: ${state}`,
  unknown: (code) => `${code} ଏହି ଫୋନରେ ଆପଣଙ୍କ ପାର୍ସଲ ନୁହେଁ`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'ନଗଦ ଖାତା',
  lead: 'କିଏ ଦୁଆରେ କେତେ ନେଲେ, ଓ ସେଥିରୁ ଆପଣଙ୍କୁ କେତେ ମିଳିଲା।',
  empty: 'ଏହି ଦିନରେ ନଗଦ ନାହିଁ',
  emptyText: 'ଦୁଆରେ ନିଆଯାଇଥିବା ନଗଦ ଏଠାରେ ଲୋକ ଓ ଦିନ ଅନୁସାରେ ଦେଖାଯିବ।',
  week: (from, until) => `${dayOf(from)} ରୁ ${dayOf(until)} ପର୍ଯ୍ୟନ୍ତ`,
  earlier: 'ପୂର୍ବ ସପ୍ତାହ',
  later: 'ପର ସପ୍ତାହ',
  nobody: 'କିଏ ନେଲେ ଜଣା ନାହିଁ',
  holds: 'ଏବେ ପାଖରେ ଅଛି',
  taken: 'ନିଆଗଲା',
  handedOver: 'ଜମା ଦିଆଗଲା',
  difference: 'ଫରକ',
  lines: 'ପ୍ରତ୍ୟେକ ପାର୍ସଲ',
  kinds: {
    taken: 'ନିଆଗଲା',
    undone: 'ଭୁଲରେ ଦବାଗଲା',
    settled: 'ନିଷ୍ପତ୍ତି ଅନୁସାରେ',
    handed_over: 'ଜମା ଦିଆଗଲା',
  },
  to: (name) => `${name} ଙ୍କୁ`,
  receive: 'ନଗଦ ମିଳିଲା',
  receiveOf: (name) => `${name} ଙ୍କଠାରୁ ନଗଦ ମିଳିଲା`,
  amount: 'କେତେ, ଟଙ୍କାରେ',
  amountWrong: 'ଟଙ୍କା ପରିମାଣ ଲେଖନ୍ତୁ, ଯେମିତି 450',
  note: 'ଚାହିଁଲେ ନୋଟ୍ ଲେଖନ୍ତୁ',
  noteHint: 'ଯେମିତି କେଉଁଠି ରଖାଯାଇଛି',
  submit: 'ମୋତେ ମିଳିଲା',
  done: (name, amount) => `${name} ଙ୍କ ${formatRupees(amount)} ଲେଖାଗଲା`,
  columns: {
    day: 'ଦିନ',
    person: 'ଲୋକ',
    what: 'କ’ଣ',
    parcel: 'ପାର୍ସଲ',
    rupees: 'ଟଙ୍କା',
    by: 'କିଏ ଲେଖିଲେ',
    note: 'ନୋଟ୍',
  },
  save: 'ଟେବୁଲ ଭାବରେ ସେଭ୍ କରନ୍ତୁ (CSV)',
}
