import { formatRupees, plural } from '../../../texts/format.ts'
import { dayAndYear, dayOf, pieces } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const shipments: DeskWords['shipments'] = {
  states: {
    waiting_payment: 'ପେମେଣ୍ଟ ବାକି',
    to_pack: 'ପ୍ୟାକ୍ କରିବାକୁ ଅଛି',
    packed: 'ପ୍ୟାକ୍ ହେଲା',
    shipped: 'କୁରିଅର ପାଖରେ',
    out: 'ଆମ ନିଜ ରାଉଣ୍ଡରେ',
    delivered: 'ପହଞ୍ଚିଗଲା',
    failed: 'ପହଞ୍ଚାଯାଇପାରିଲା ନାହିଁ',
    returning: 'ଫେରୁଛି',
    returned: 'ଫେରିଆସିଲା',
    cancelled: 'ବାତିଲ',
  },
}

export const paper: DeskWords['paper'] = {
  title: 'ପ୍ରିଣ୍ଟ',
  open: 'କାଗଜ ପ୍ରିଣ୍ଟ କରନ୍ତୁ',
  openOf: (id) => `${id} ର କାଗଜ ପ୍ରିଣ୍ଟ କରନ୍ତୁ`,
  labels: (count) => plural(count, { one: '#ଟି ଲେବଲ ପ୍ରିଣ୍ଟ କରନ୍ତୁ', other: '#ଟି ଲେବଲ ପ୍ରିଣ୍ଟ କରନ୍ତୁ' }),
  slips: (count) => plural(count, { one: '#ଟି ପ୍ୟାକିଂ ସ୍ଲିପ୍ ପ୍ରିଣ୍ଟ କରନ୍ତୁ', other: '#ଟି ପ୍ୟାକିଂ ସ୍ଲିପ୍ ପ୍ରିଣ୍ଟ କରନ୍ତୁ' }),
  papers: { slip: 'ପ୍ୟାକିଂ ସ୍ଲିପ୍', label: 'ଲେବଲ', note: 'ଡେଲିଭରି ସ୍ଲିପ୍' },
  which: 'କେଉଁ କାଗଜ?',
  print: 'ପ୍ରିଣ୍ଟ କରନ୍ତୁ',
  pages: (count) => plural(count, { one: '#ଟି ପୃଷ୍ଠା', other: '#ଟି ପୃଷ୍ଠା' }),
  gone: 'ଏହି ପାର୍ସଲ ଏହି ଫୋନରେ ନାହିଁ',
  goneText: 'ଏହା ପହଞ୍ଚିଗଲା କିମ୍ବା ବନ୍ଦ ହେଲା, କିମ୍ବା ଏହି ଫୋନକୁ ଏପର୍ଯ୍ୟନ୍ତ ଏହାର ଖବର ଆସିନାହିଁ।',
  toList: 'ତାଲିକାକୁ ଯାଆନ୍ତୁ',
  missing: (count) =>
    plural(count, {
      one: '#ଟି ପାର୍ସଲ ଏହି ଫୋନରେ ନାହିଁ, ତେଣୁ ବାଦ ଗଲା।',
      other: '#ଟି ପାର୍ସଲ ଏହି ଫୋନରେ ନାହିଁ, ତେଣୁ ବାଦ ଗଲା।',
    }),
  code: (id) => `${id} ର QR କୋଡ୍`,
  from: 'ପ୍ରେରକ',
  to: 'ପ୍ରାପକ',
  phone: 'ଫୋନ୍',
  parcel: 'ପାର୍ସଲ',
  order: 'ଅର୍ଡର',
  ordered: 'ଅର୍ଡର ତାରିଖ',
  carrier: 'କୁରିଅର',
  cash: (rupees) => `ନଗଦ ${formatRupees(rupees)}`,
  paid: 'ପେମେଣ୍ଟ ହୋଇଗଲା',
  tick: 'ଚିହ୍ନ ଦିଅନ୍ତୁ',
  pieces: 'ପରିମାଣ',
  goods: 'ଜିନିଷ',
  lot: 'ଲଟ୍',
  expiry: 'ଶେଷ ତାରିଖ',
  bestBefore: (words) => `ଏହା ପୂର୍ବରୁ ବ୍ୟବହାର କରନ୍ତୁ: ${words}`,
  licence: (kind) => `${kind} ପାଇଁ ଲାଇସେନ୍ସ`,
  packedBy: 'କିଏ ପ୍ୟାକ୍ କଲେ',
  noInvoice: 'ଏହା ଟ୍ୟାକ୍ସ ବିଲ୍ ନୁହେଁ',
  received: 'ପୂରା ଓ ଅକ୍ଷତ ମିଳିଲା',
  date: 'ତାରିଖ',
  name: 'ନାମ ଓ ଦସ୍ତଖତ',
}

export const pictures: DeskWords['pictures'] = {
  larger: (place, of) => `ଛବି ${place}, ମୋଟ ${of}, ବଡ଼ କରି ଦେଖନ୍ତୁ`,
  picture: (place, of) => `ଛବି ${place}, ମୋଟ ${of}`,
  film: 'ଗ୍ରାହକଙ୍କ ଭିଡିଓ',
  failed: 'ଏହି ଛବି ଲୋଡ୍ ହେଲା ନାହିଁ',
}

export const variants: DeskWords['variants'] = {
  title: 'ଷ୍ଟକ ଓ ଦାମ',
  search: 'ଆପଣଙ୍କ ପ୍ୟାକ୍ ଖୋଜନ୍ତୁ',
  searchHint: 'ନାମ, ପ୍ୟାକ୍ କିମ୍ବା ନମ୍ବର',
  searching: 'ଖୋଜା ହେଉଛି',
  local: 'ଆପଣଙ୍କର ଯେଉଁ ପ୍ୟାକ୍ ଏହି ଫୋନରେ ଦେଖାଯାଇଛି।',
  none: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ପ୍ୟାକ୍ ନାହିଁ',
  noneText: 'ପ୍ରଡକ୍ଟ ଯୋଡ଼ାଗଲେ ତାହାର ପ୍ୟାକ୍ ଏଠାରେ ଦେଖାଯିବ।',
  noMatch: 'ଏମିତି କୌଣସି ପ୍ୟାକ୍ ନାହିଁ',
  noMatchText: (typed) => `“${typed}” କେଉଁଥିରେ ମିଳିଲା ନାହିଁ।`,
  failed: 'ପ୍ୟାକ୍ ଲୋଡ୍ ହୋଇପାରିଲା ନାହିଁ',
  again: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  more: 'ଆହୁରି ଦେଖାନ୍ତୁ',
  saved: 'ଏହି ଫୋନରେ ସେଭ୍ ଅଛି, ଏପର୍ଯ୍ୟନ୍ତ ପଠାଯାଇନାହିଁ',
  reserved: (count) => `ଆହୁରି ${pieces(count)} ପେମେଣ୍ଟ ବାକି ଥିବା ଅର୍ଡର ପାଇଁ ରଖାଯାଇଛି`,
  stock: 'ଷ୍ଟକ',
  price: 'ଦାମ',
  out: 'ବିକ୍ରି ହୋଇଗଲା',
  changeStock: (title, variant) => `${title}, ${variant} ର ଷ୍ଟକ ବଦଳାନ୍ତୁ`,
  changePrice: (title, variant) => `${title}, ${variant} ର ଦାମ ବଦଳାନ୍ତୁ`,
  stockForm: {
    title: 'ଷ୍ଟକ ବଦଳାନ୍ତୁ',
    now: (count) => `ଏବେ: ${pieces(count)}`,
    what: 'କ’ଣ ହେଲା?',
    came: 'ଆହୁରି ଆସିଲା',
    went: 'କିଛି କମିଲା',
    pieces: 'କେତେ ଖଣ୍ଡ?',
    after: (count) => `ତାପରେ ରହିବ ${pieces(count)}`,
    whole: 'ପୂର୍ଣ୍ଣ ସଂଖ୍ୟା ଲେଖନ୍ତୁ, ଯେପରି 12',
    tooMany: (most) => (most === 0 ? 'କମିବାକୁ କିଛି ନାହିଁ' : `${pieces(most)} ରୁ ଅଧିକ କମିପାରିବ ନାହିଁ`),
    save: 'ଷ୍ଟକ ସେଭ୍ କରନ୍ତୁ',
  },
  priceForm: {
    title: 'ଦାମ ବଦଳାନ୍ତୁ',
    now: (rupees, listed) =>
      rupees === listed
        ? `ଏବେ: ${formatRupees(rupees)}`
        : `ଏବେ: ${formatRupees(rupees)}, ତାଲିକା ଦାମ ${formatRupees(listed)}`,
    price: 'ବିକ୍ରି ଦାମ, ଟଙ୍କାରେ',
    number: 'ଟଙ୍କା ପରିମାଣ ଲେଖନ୍ତୁ, ଯେପରି 450 କିମ୍ବା 99.50',
    tooHigh: (listed) => `ତାଲିକା ଦାମ ${formatRupees(listed)} ରୁ ଅଧିକ ନୁହେଁ`,
    same: 'ଦାମ ଆଗରୁ ଏହା ହିଁ ଅଛି',
    save: 'ଦାମ ସେଭ୍ କରନ୍ତୁ',
  },
}

export const zones: DeskWords['zones'] = {
  title: 'ଡେଲିଭରି ଅଞ୍ଚଳ ଓ ଛୁଟି',
  zones: 'ଦୋକାନ କେଉଁଠି ଡେଲିଭରି କରେ',
  lead: 'ପିନ୍ କୋଡ୍ ସେହି ଅଞ୍ଚଳର, ଯେଉଁଥିରେ ତାହାର ସବୁଠାରୁ ଅଧିକ ଅଙ୍କ ଲେଖା ଅଛି। ଦିନ ଅର୍ଡରର ଦିନରୁ ଗଣାଯାଏ।',
  everywhere: 'ସାରା ଭାରତ',
  everywhereText:
    'କୌଣସି ଅଞ୍ଚଳ ଲେଖା ନାହିଁ, ତେଣୁ ଦୋକାନ ସବୁ ପିନ୍ କୋଡରେ 4 ରୁ 7 ଦିନରେ ଦେବାକୁ କଥା ଦିଏ। ପ୍ରଥମ ଅଞ୍ଚଳ ଯୋଡ଼ିଲେ କେବଳ ଲେଖା ଅଞ୍ଚଳରେ ଡେଲିଭରି ହେବ।',
  otherPins: 'ଅନ୍ୟ ସବୁ ପିନ୍ କୋଡ୍',
  days: ([from, to]) => (from === to ? plural(to, { one: '# ଦିନ', other: '# ଦିନ' }) : `${from} ରୁ ${to} ଦିନ`),
  cash: ({ cash_max: most }) =>
    most === undefined
      ? 'ନଗଦର କୌଣସି ସୀମା ନାହିଁ'
      : most === 0
        ? 'ନଗଦ ଚଳେ ନାହିଁ'
        : `ଗୋଟିଏ ଅର୍ଡରରେ ${formatRupees(most)} ପର୍ଯ୍ୟନ୍ତ ନଗଦ`,
  add: 'ଅଞ୍ଚଳ ଯୋଡ଼ନ୍ତୁ',
  change: 'ବଦଳାନ୍ତୁ',
  changeOf: (area) => `ଅଞ୍ଚଳ ${area} ବଦଳାନ୍ତୁ`,
  remove: 'ହଟାନ୍ତୁ',
  removeOf: (area) => `ଅଞ୍ଚଳ ${area} ହଟାନ୍ତୁ`,
  removeTitle: 'ଏହି ଅଞ୍ଚଳ ହଟାଇବେ?',
  removeText: (area) => `ତାପରେ ଦୋକାନ ${area} ଅଞ୍ଚଳରେ ଆଉ ଡେଲିଭରି କରିବ ନାହିଁ, ଯଦି ତାହା କୌଣସି ବଡ଼ ଅଞ୍ଚଳ ଭିତରେ ନଥାଏ।`,
  removeLast: 'ଏହା ଶେଷ ଅଞ୍ଚଳ। କୌଣସି ଅଞ୍ଚଳ ନଥିଲେ ଦୋକାନ ସାରା ଭାରତରେ 4 ରୁ 7 ଦିନରେ ଡେଲିଭରି କରେ।',
  keep: 'ଥାଉ',
  removed: 'ଅଞ୍ଚଳ ହଟାଗଲା',
  form: {
    add: 'ଅଞ୍ଚଳ ଯୋଡ଼ନ୍ତୁ',
    change: 'ଅଞ୍ଚଳ ବଦଳାନ୍ତୁ',
    pins: 'ପିନ୍ କୋଡର ଆରମ୍ଭ',
    pinsHint: '2 ରୁ 6 ଅଙ୍କ, ମଝିରେ କମା ଦେଇ, ଯେପରି 422, 423। ଅନ୍ୟ କୌଣସି ଅଞ୍ଚଳରେ ନଥିବା ସବୁ ପିନ୍ କୋଡ୍ ପାଇଁ all ଲେଖନ୍ତୁ।',
    days: 'ଅର୍ଡର ଦିନ ପରେ କେତେ ଦିନ',
    daysHint: 'ପ୍ରଥମ ଓ ଶେଷ, ଯେପରି 2-4',
    cash: 'ଗୋଟିଏ ଅର୍ଡରରେ ନଗଦର ସୀମା, ଟଙ୍କାରେ',
    cashHint: 'ସୀମା ନଥିଲେ ଖାଲି, ନଗଦ ନ ନେଲେ 0',
    save: 'ଅଞ୍ଚଳ ସେଭ୍ କରନ୍ତୁ',
    saved: 'ଅଞ୍ଚଳ ସେଭ୍ ହେଲା',
  },
  try: {
    title: 'ପିନ୍ କୋଡ୍ ଦେଇ ଦେଖନ୍ତୁ',
    pin: 'ପିନ୍ କୋଡ୍',
    none: (pin) => `ଦୋକାନ ${pin} ପିନ୍ କୋଡରେ ଡେଲିଭରି କରେ ନାହିଁ।`,
    found: (prefix) => (prefix === '' ? 'ଅନ୍ୟ ସବୁ ପିନ୍ କୋଡ୍' : `ଅଞ୍ଚଳ ${prefix}`),
    promise: (from, to) => `ଏବେ ଅର୍ଡର କଲେ ${dayOf(from)} ରୁ ${dayOf(to)} ଭିତରେ ପହଞ୍ଚିବ।`,
    by: (to) => `ଏବେ ଅର୍ଡର କଲେ ${dayOf(to)} ଦିନ ପହଞ୍ଚିବ।`,
  },
  closed: {
    title: 'ବନ୍ଦ ଦିନ',
    open: 'ଦୋକାନ ଖୋଲା ଅଛି। ଯେଉଁ ଦିନ କିଛି ପ୍ୟାକ୍ ହେବ ନାହିଁ, ତାହା ବାଛନ୍ତୁ; କଥା ଦିଆଯାଇଥିବା ଜିନିଷ ତାହା ପରେ ପହଞ୍ଚିବ।',
    now: (to) => `${dayAndYear(to)} ପର୍ଯ୍ୟନ୍ତ ବନ୍ଦ। ଗ୍ରାହକ ଅର୍ଡର କରିପାରିବେ, କଥା ଦିଆଯାଇଥିବା ଜିନିଷ ସେହି ଦିନ ପରେ ପହଞ୍ଚିବ।`,
    later: (from, to) =>
      `${dayAndYear(from)} ରୁ ${dayAndYear(to)} ପର୍ଯ୍ୟନ୍ତ ବନ୍ଦ ରହିବ। ପରବର୍ତ୍ତୀ ସମୟ ପାଇଁ କଥା ଦିଆଯାଇଥିବା ଜିନିଷ ସେହି ଦିନ ପରେ ପହଞ୍ଚିବ।`,
    set: 'କିଛି ଦିନ ବନ୍ଦ ରଖନ୍ତୁ',
    change: 'ଦିନ ବଦଳାନ୍ତୁ',
    end: 'ପୁଣି ଖୋଲନ୍ତୁ',
    takeBack: 'ବନ୍ଦ ରଖନ୍ତୁ ନାହିଁ',
    from: 'ବନ୍ଦର ପ୍ରଥମ ଦିନ',
    to: 'ବନ୍ଦର ଶେଷ ଦିନ',
    save: 'ବନ୍ଦ ଦିନ ସେଭ୍ କରନ୍ତୁ',
    saved: 'ବନ୍ଦ ଦିନ ସେଭ୍ ହେଲା',
    ended: 'ଦୋକାନ ଖୋଲା ଅଛି',
  },
  ofShops: 'ପ୍ରତି ଦୋକାନର ନିଜର ଥାଏ',
  ofShopsText: 'ଏଠାରେ ଦୋକାନ ଜଣାଏ କେଉଁଠି ଡେଲିଭରି କରେ ଓ କେବେ ବନ୍ଦ। ପ୍ରତି ଦୋକାନର ତଥ୍ୟ “ବିକ୍ରେତା” ପେଜରେ ମିଳିବ।',
  sellers: 'ବିକ୍ରେତାଙ୍କ ପାଖକୁ ଯାଆନ୍ତୁ',
}
