import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/or/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `ଆଜି ${time}`,
  parcels: { one: '#ଟି ପାର୍ସଲ', other: '#ଟି ପାର୍ସଲ' },
  pieces: { one: '# ଖଣ୍ଡ', other: '# ଖଣ୍ଡ' },
}

export const login: DeskWords['login'] = {
  title: 'ଡେସ୍କରେ ଲଗ୍ ଇନ୍ କରନ୍ତୁ',
  lead: 'ଆମେ ଆପଣଙ୍କ ଫୋନକୁ ଗୋଟିଏ କୋଡ୍ ପଠାଇବୁ।',
  phone: 'ଫୋନ୍ ନମ୍ବର',
  send: 'ମୋତେ କୋଡ୍ ପଠାନ୍ତୁ',
  sentTo: (phone) => `${phone} କୌଣସି ଦୋକାନର କର୍ମଚାରୀଙ୍କ ନମ୍ବର ହୋଇଥିଲେ କୋଡ୍ ଆସୁଛି।`,
  code: 'କୋଡ୍',
  codeHint: 'ମେସେଜରେ ଆସିଥିବା ଛଅଟି ଅଙ୍କ',
  submit: 'ଲଗ୍ ଇନ୍ କରନ୍ତୁ',
  other: 'ଅନ୍ୟ ନମ୍ବର',
  again: 'ନୂଆ କୋଡ୍ ପଠାନ୍ତୁ',
  choose: 'କେଉଁ ଦୋକାନ?',
  seller: 'ପାସୱାର୍ଡ ଦେଇ',
  unsent: (count) =>
    plural(count, {
      one: '#ଟି ବଦଳ ଏହି ଫୋନରେ ଅଟକିଛି। ତାହା ପଠାଇବାକୁ ଆଗ ପରି ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
      other: '#ଟି ବଦଳ ଏହି ଫୋନରେ ଅଟକିଛି। ସେଗୁଡ଼ିକ ପଠାଇବାକୁ ଆଗ ପରି ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
    }),
  ended: 'ଆପଣଙ୍କ ଲଗ୍ ଇନ୍ ବନ୍ଦ ହୋଇଗଲା। ପୁଣି ଲଗ୍ ଇନ୍ କରନ୍ତୁ।',
}

export const list: DeskWords['list'] = {
  failed: 'ଏହା ଲୋଡ୍ ହେଲା ନାହିଁ',
  again: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  home: 'ଆଜିର ପେଜକୁ ଯାଆନ୍ତୁ',
  more: 'ଆହୁରି ଦେଖାନ୍ତୁ',
  noneYet: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ମିଳିନାହିଁ; ଦେଖିବାକୁ ଆହୁରି ଅଛି।',
  parts: 'କ’ଣ ଦେଖାଇବ',
  all: 'ସବୁ',
  find: 'ଖୋଜନ୍ତୁ',
}

export const layout: DeskWords['layout'] = {
  allShops: 'ସବୁ ଦୋକାନ',
  start: {
    title: 'ଡେସ୍କକୁ ଥରେ ନେଟୱାର୍କ ଦରକାର',
    text: 'ତାପରେ ନେଟୱାର୍କ ବିନା ବି ଖୋଲିବ।',
    again: 'ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  },
  closed: {
    title: 'ଆପଣଙ୍କୁ ଏହାର ଅନୁମତି ନାହିଁ',
    text: (role) => `${role} ଭାବେ ଏହି ପେଜ୍ ଖୋଲିହେବ ନାହିଁ। ଦୋକାନର ମାଲିକ “ଲୋକମାନେ” ପେଜରେ ତାହା ବଦଳାଇପାରିବେ।`,
    home: 'ଆଜିର ପେଜକୁ ଯାଆନ୍ତୁ',
  },
  refused: {
    others: (count) => plural(count, { one: 'ଆଉ #ଟି ବଦଳ ମନା ହେଲା', other: 'ଆଉ #ଟି ବଦଳ ମନା ହେଲା' }),
    elsewhere: (id) => `${id} ଅନ୍ୟ ଜାଗାକୁ ଯାଇଥିଲା: ତାର ନଗଦ ଲେଖାଗଲା`,
  },
  skip: 'ସିଧା ମୂଳ ଅଂଶକୁ ଯାଆନ୍ତୁ',
  groups: { work: 'ଆଜିର କାମ', goods: 'ଜିନିଷ', customers: 'ଗ୍ରାହକ', money: 'ଟଙ୍କା', shop: 'ଦୋକାନ' },
  missing: { title: 'ଏମିତି କୌଣସି ପେଜ୍ ନାହିଁ', home: 'ଡେସ୍କକୁ ଯାଆନ୍ତୁ' },
}
