import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'ഉപഭോക്താക്കൾ',
  search: 'പേര്, ഫോൺ, ഇമെയിൽ അല്ലെങ്കിൽ അക്കൗണ്ട് നമ്പർ',
  start: 'ആരെയാണ് തിരയുന്നത്?',
  startText: 'കുറഞ്ഞത് 2 അക്ഷരമോ അക്കമോ എഴുതുക: തിരയാതെ ആരെയും കാണിക്കില്ല.',
  none: 'ആരെയും കണ്ടില്ല',
  noneText: 'പേരിന്റെ ഒരു ഭാഗമോ ഫോൺ നമ്പറിന്റെ അവസാന അക്കങ്ങളോ എഴുതി നോക്കുക.',
  more: (count) => `ഏറ്റവും പുതിയ ${formatNumber(count)} മാത്രം കാണുന്നു: പേരോ നമ്പറോ കൂടുതൽ എഴുതുക.`,
  number: (id) => `അക്കൗണ്ട് ${id}`,
  since: (at) => `ഉപഭോക്താവായ ദിവസം: ${day(at)}`,
  orders: (count) => plural(count, { one: '# ഓർഡർ', other: '# ഓർഡറുകൾ' }),
  lastOrder: (at) => `അവസാന ഓർഡർ: ${day(at)}`,
  noPhone: 'ഫോൺ നമ്പറില്ല',
  blocked: 'തടഞ്ഞു',
  blockedOn: (at) => `തടഞ്ഞ ദിവസം: ${day(at)}`,
  silent: '90 ദിവസമായി വന്നിട്ടില്ല',
  silentText: 'ഈ നമ്പർ ഇപ്പോൾ മറ്റൊരാളുടേതാകാം, അതിനാൽ കോഡ് മാത്രം കൊണ്ട് അക്കൗണ്ട് തുറക്കില്ല.',
  ordersOf: (name) => `${name} നൽകിയ ഓർഡറുകൾ`,
  toOrders: 'ഓർഡറുകൾ',
  block: 'തടയുക',
  blockOf: (name) => `തടയുക: ${name}`,
  blocking: {
    title: 'അക്കൗണ്ട് തടയണോ?',
    label: 'എന്തുകൊണ്ട്?',
    hint: 'ലോഗിൻ ഉടൻ അവസാനിക്കും, വീണ്ടും ലോഗിൻ ചെയ്യാനാവില്ല; ഓർഡറുകൾ തുടരും. കാരണം ഓപ്പറേറ്ററുടെ ആളുകൾ മാത്രം വായിക്കും.',
    missing: 'കാരണം പറയുക',
    submit: 'തടയുക',
  },
  isBlocked: 'അക്കൗണ്ട് തടഞ്ഞു',
  unblock: 'വീണ്ടും തുറക്കുക',
  unblockOf: (name) => `വീണ്ടും തുറക്കുക: ${name}`,
  isOpen: 'അക്കൗണ്ട് വീണ്ടും തുറന്നു',
  letIn: 'വീണ്ടും വരാൻ അനുവദിക്കുക',
  letInOf: (name) => `വീണ്ടും വരാൻ അനുവദിക്കുക: ${name}`,
  letInTitle: (name) => `${name} വീണ്ടും വരാൻ അനുവദിക്കണോ?`,
  letInText: 'ആദ്യം ഈ നമ്പറിൽ വിളിക്കുക: ഇനി ഈ നമ്പർ കൈവശമുള്ളയാൾക്ക് കോഡ് കൊണ്ട് അക്കൗണ്ട് തുറക്കാം.',
  stay: 'ഇരിക്കട്ടെ',
  isIn: 'ഇനി കോഡ് കൊണ്ട് അക്കൗണ്ട് വീണ്ടും തുറക്കും',
  open: 'അക്കൗണ്ട് തുറക്കുക',
  openText: 'ലോഗിൻ കോഡ് ഫോണിലേക്ക് പോകും. പാസ്‌വേഡില്ല: കോഡ് കൊണ്ട് ലോഗിൻ ചെയ്യും.',
  name: 'പേര്',
  phone: 'ഫോൺ നമ്പർ',
  email: 'ഇമെയിൽ',
  openSubmit: 'അക്കൗണ്ട് തുറക്കുക',
  opened: 'അക്കൗണ്ട് തുറന്നു, കോഡ് അയച്ചു',
  openedUntold: 'അക്കൗണ്ട് തുറന്നു. കോഡ് അയയ്ക്കാനായില്ല: ലോഗിൻ ചെയ്യുമ്പോൾ “കോഡ് ഉപയോഗിക്കുക” അമർത്തണം.',
}
