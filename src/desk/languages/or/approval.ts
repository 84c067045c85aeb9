import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'ମଞ୍ଜୁରୀ ପାଇଁ ଲିଷ୍ଟିଂ',
  search: 'ଲିଷ୍ଟିଂର ନାମ',
  parts: { waiting: 'ମଞ୍ଜୁରୀ ବାକି', returned: 'ଫେରାଇ ଦିଆଗଲା', approved: 'ମଞ୍ଜୁର' },
  empty: {
    all: {
      title: 'କୌଣସି ମଞ୍ଜୁରୀ ବାକି ନାହିଁ',
      text: 'ବିକ୍ରେତା ମଞ୍ଜୁରୀ ପାଇଁ ଯାହା ପଠାନ୍ତି, ନିଷ୍ପତ୍ତି ହେବା ପର୍ଯ୍ୟନ୍ତ ଏଠାରେ ରହେ।',
    },
    waiting: {
      title: 'କୌଣସି ମଞ୍ଜୁରୀ ବାକି ନାହିଁ',
      text: 'ବିକ୍ରେତା ମଞ୍ଜୁରୀ ପାଇଁ ଯାହା ପଠାନ୍ତି, ନିଷ୍ପତ୍ତି ହେବା ପର୍ଯ୍ୟନ୍ତ ଏଠାରେ ରହେ।',
    },
    returned: {
      title: 'କିଛି ଫେରାଇ ଦିଆଯାଇନାହିଁ',
      text: 'ଯାହା ଫେରାଇ ଦିଆଯାଏ, ବିକ୍ରେତା ନୂଆ କରି ପଠାଇବା ପର୍ଯ୍ୟନ୍ତ ଏଠାରେ ରହେ।',
    },
    approved: { title: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ମଞ୍ଜୁର ହୋଇନାହିଁ', text: 'ଆପଣ ଯାହା ମଞ୍ଜୁର କରନ୍ତି, ଏଠାରେ ରହେ।' },
  },
  look: 'ଦେଖନ୍ତୁ',
  open: (title) => `ଦେଖନ୍ତୁ: ${title}`,
  from: (shop, at) => `${shop} ପଠାଇଲା: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `${dayOf(dayInIndia(new Date(at)))} ସୁଦ୍ଧା ନିଷ୍ପତ୍ତି ନିଅନ୍ତୁ`,
  late: (at) => `ଡେରି: ${dayOf(dayInIndia(new Date(at)))} ସୁଦ୍ଧା ନିଷ୍ପତ୍ତି ନେବା କଥା ଥିଲା`,
  missing: (count) => plural(count, { one: '#ଟି ଫଟୋ ଆସିବାକୁ ବାକି', other: '#ଟି ଫଟୋ ଆସିବାକୁ ବାକି' }),
  states: { waiting: 'ମଞ୍ଜୁରୀ ବାକି', returned: 'ଫେରାଇ ଦିଆଗଲା', approved: 'ମଞ୍ଜୁର' },
  kinds: { change: 'ଲିଷ୍ଟିଂର ବଦଳ', beside: 'ପ୍ରଡକ୍ଟ ପାଖରେ ବିକ୍ରେତାଙ୍କ ନିଜରଟି', new: 'ନୂଆ ପ୍ରଡକ୍ଟ' },
  changed: 'ଯାହା ବଦଳିବ',
  said: 'ଏଥିରେ ଯାହା ଲେଖା ଅଛି',
  same: 'ଯାହା ଆଗ ପରି ରହିବ',
  nothing: 'କିଛି ନାହିଁ',
  now: 'ଏବେ',
  proposed: 'ମଞ୍ଜୁର ହେଲେ',
  yes: 'ହଁ',
  no: 'ନା',
  names: {
    title: 'ନାମ',
    description: 'ବିବରଣୀ',
    pictures: 'ଫଟୋ',
    category_id: 'ଶ୍ରେଣୀ',
    brand: 'ବ୍ରାଣ୍ଡ',
    hsn: 'HSN କୋଡ୍',
    perishable: 'ଜୀବନ୍ତ, କିମ୍ବା ଶୀଘ୍ର ନଷ୍ଟ ହେଉଥିବା',
  },
  pack: (name) => `ପ୍ୟାକ୍ ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `ବିକ୍ରି ଦାମ ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [plural(stock, { one: '# ଖଣ୍ଡ', other: '# ଖଣ୍ଡ' })]),
      cod ? 'କ୍ୟାସ୍ ଅନ୍ ଡେଲିଭରି ଚଳେ' : 'କ୍ୟାସ୍ ଅନ୍ ଡେଲିଭରି ନାହିଁ',
    ].join(', '),
  picture: (place) => `ଫଟୋ ${formatNumber(place)}`,
  noPicture: 'କୌଣସି ଫଟୋ ନାହିଁ',
  goes: 'ହଟାଯିବ',
  wrong: 'ଏଠାରେ ଭୁଲ ଅଛି',
  wrongWith: (name) => `ଏଠାରେ ଭୁଲ ଅଛି: ${name}`,
  reason: (name) => `କ’ଣ ଭୁଲ ଅଛି: ${name}`,
  reasonHint: 'ବିକ୍ରେତା ଏହି ଘର ପାଖରେ ଏହା ପଢ଼ିବେ।',
  fine: 'କାରଣ ଫେରାଇ ନିଅନ୍ତୁ',
  approve: 'ମଞ୍ଜୁର କରନ୍ତୁ',
  approved: 'ମଞ୍ଜୁର: ଏବେ ବିକ୍ରି ହେଉଛି',
  waits: 'ଏହାର ଫଟୋ ଆସିବା ଏବେ ବି ବାକି। ସବୁ ଫଟୋ ଆସିଲେ ନିଷ୍ପତ୍ତି ହେବ।',
  return: (count) => plural(count, { one: '#ଟି କାରଣ ସହିତ ଫେରାଇ ଦିଅନ୍ତୁ', other: '#ଟି କାରଣ ସହିତ ଫେରାଇ ଦିଅନ୍ତୁ' }),
  returned: 'ବିକ୍ରେତାଙ୍କୁ ଫେରାଇ ଦିଆଗଲା',
  toReturn: 'ଫେରାଇ ଦେବାକୁ ହେଲେ ଯେଉଁ ଘରେ ଭୁଲ, ସେଠାରେ ଲେଖନ୍ତୁ କ’ଣ ଭୁଲ ଅଛି।',
  decided: { returned: 'ଏହା ଫେରାଇ ଦିଆଗଲା। ବିକ୍ରେତା ଏପର୍ଯ୍ୟନ୍ତ ନୂଆ କରି ପଠାଇନାହାନ୍ତି।', approved: 'ଏହା ମଞ୍ଜୁର ହେଲା।' },
}
