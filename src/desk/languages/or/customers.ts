import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'ଗ୍ରାହକ',
  search: 'ନାମ, ଫୋନ୍, ଇମେଲ୍ କିମ୍ବା ଆକାଉଣ୍ଟ ନମ୍ବର',
  start: 'କାହାକୁ ଖୋଜୁଛନ୍ତି?',
  startText: 'ଅତିକମରେ 2ଟି ଅକ୍ଷର କିମ୍ବା ଅଙ୍କ ଲେଖନ୍ତୁ: ନ ଖୋଜିଲେ କେହି ଦେଖାଯାଆନ୍ତି ନାହିଁ।',
  none: 'କେହି ମିଳିଲେ ନାହିଁ',
  noneText: 'ନାମର ଭାଗ କିମ୍ବା ଫୋନ୍ ନମ୍ବରର ଶେଷ ଅଙ୍କ ଲେଖି ଦେଖନ୍ତୁ।',
  more: (count) => `କେବଳ ସବୁଠାରୁ ନୂଆ ${formatNumber(count)} ଦେଖାଯାଉଛି: ନାମ କିମ୍ବା ନମ୍ବର ଆହୁରି ଲେଖନ୍ତୁ।`,
  number: (id) => `ଆକାଉଣ୍ଟ ${id}`,
  since: (at) => `ଗ୍ରାହକ କେବେଠାରୁ: ${day(at)}`,
  orders: (count) => plural(count, { one: '# ଅର୍ଡର', other: '# ଅର୍ଡର' }),
  lastOrder: (at) => `ଶେଷ ଅର୍ଡର: ${day(at)}`,
  noPhone: 'ଫୋନ୍ ନମ୍ବର ନାହିଁ',
  blocked: 'ଅଟକାଯାଇଛି',
  blockedOn: (at) => `ଅଟକାଯାଇଛି: ${day(at)}`,
  silent: '90 ଦିନ ହେଲା ଆସିନାହାନ୍ତି',
  silentText: 'ଏହି ନମ୍ବର ଏବେ ଅନ୍ୟ କାହାର ହୋଇପାରେ, ତେଣୁ କେବଳ କୋଡ୍ ଦେଇ ଆକାଉଣ୍ଟ ଖୋଲେ ନାହିଁ।',
  ordersOf: (name) => `${name} ଙ୍କ ଅର୍ଡର`,
  toOrders: 'ଅର୍ଡର',
  block: 'ଅଟକାନ୍ତୁ',
  blockOf: (name) => `ଅଟକାନ୍ତୁ: ${name}`,
  blocking: {
    title: 'ଆକାଉଣ୍ଟ ଅଟକାଇବେ?',
    label: 'କାହିଁକି?',
    hint: 'ଲଗ୍ ଇନ୍ ତୁରନ୍ତ ବନ୍ଦ ହେବ, ପୁଣି କରିହେବ ନାହିଁ; ଅର୍ଡର ଚାଲିବ। କାରଣ କେବଳ ଅପରେଟରଙ୍କ ଲୋକ ପଢ଼ନ୍ତି।',
    missing: 'କାରଣ ଲେଖନ୍ତୁ',
    submit: 'ଅଟକାନ୍ତୁ',
  },
  isBlocked: 'ଆକାଉଣ୍ଟ ଅଟକାଯାଇଛି',
  unblock: 'ପୁଣି ଖୋଲନ୍ତୁ',
  unblockOf: (name) => `ପୁଣି ଖୋଲନ୍ତୁ: ${name}`,
  isOpen: 'ଆକାଉଣ୍ଟ ପୁଣି ଖୋଲିଲା',
  letIn: 'ପୁଣି ଆସିବାକୁ ଦିଅନ୍ତୁ',
  letInOf: (name) => `ପୁଣି ଆସିବାକୁ ଦିଅନ୍ତୁ: ${name}`,
  letInTitle: (name) => `${name} ଙ୍କୁ ପୁଣି ଆସିବାକୁ ଦେବେ?`,
  letInText: 'ଆଗେ ଏହି ନମ୍ବରକୁ ଫୋନ୍ କରନ୍ତୁ: ଏଣିକି ଏହି ନମ୍ବର ଯାହାଙ୍କ ପାଖରେ ଅଛି, ସେ କୋଡ୍ ଦେଇ ଆକାଉଣ୍ଟ ଖୋଲିପାରିବେ।',
  stay: 'ଥାଉ',
  isIn: 'ଏବେ କୋଡ୍ ଦେଇ ଆକାଉଣ୍ଟ ପୁଣି ଖୋଲିବ',
  open: 'ଆକାଉଣ୍ଟ ଖୋଲନ୍ତୁ',
  openText: 'ଲଗ୍ ଇନ୍ କୋଡ୍ ଫୋନକୁ ଯାଏ। ପାସୱାର୍ଡ ନାହିଁ: କୋଡ୍ ଦେଇ ଲଗ୍ ଇନ୍ ହୁଏ।',
  name: 'ନାମ',
  phone: 'ଫୋନ୍ ନମ୍ବର',
  email: 'ଇମେଲ୍',
  openSubmit: 'ଆକାଉଣ୍ଟ ଖୋଲନ୍ତୁ',
  opened: 'ଆକାଉଣ୍ଟ ଖୋଲିଲା, ଏବଂ କୋଡ୍ ପଠାଗଲା',
  openedUntold: 'ଆକାଉଣ୍ଟ ଖୋଲିଲା। କୋଡ୍ ପଠାଯାଇପାରିଲା ନାହିଁ: ଲଗ୍ ଇନ୍ ବେଳେ “କୋଡ୍ ଦେଇ କରନ୍ତୁ” ଦବାଇବେ।',
}
