import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'അംഗീകരിക്കാനുള്ള ലിസ്റ്റിങ്ങുകൾ',
  search: 'ലിസ്റ്റിങ്ങിന്റെ പേര്',
  parts: { waiting: 'ബാക്കിയുള്ളവ', returned: 'തിരിച്ചയച്ചവ', approved: 'അംഗീകരിച്ചവ' },
  empty: {
    all: {
      title: 'ഒന്നും ബാക്കിയില്ല',
      text: 'വിൽപ്പനക്കാർ അംഗീകാരത്തിന് അയയ്ക്കുന്നത് തീരുമാനമാകുന്നതുവരെ ഇവിടെയുണ്ടാകും.',
    },
    waiting: {
      title: 'ഒന്നും ബാക്കിയില്ല',
      text: 'വിൽപ്പനക്കാർ അംഗീകാരത്തിന് അയയ്ക്കുന്നത് തീരുമാനമാകുന്നതുവരെ ഇവിടെയുണ്ടാകും.',
    },
    returned: {
      title: 'ഒന്നും തിരിച്ചയച്ചിട്ടില്ല',
      text: 'തിരിച്ചയച്ചത്, വിൽപ്പനക്കാർ വീണ്ടും അയയ്ക്കുന്നതുവരെ ഇവിടെയുണ്ടാകും.',
    },
    approved: { title: 'ഇതുവരെ ഒന്നും അംഗീകരിച്ചിട്ടില്ല', text: 'നിങ്ങൾ അംഗീകരിക്കുന്നത് ഇവിടെയുണ്ടാകും.' },
  },
  look: 'നോക്കുക',
  open: (title) => `നോക്കുക: ${title}`,
  from: (shop, at) => `അയച്ചത് ${shop}: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `തീരുമാനിക്കേണ്ട ദിവസം: ${dayOf(dayInIndia(new Date(at)))}`,
  late: (at) => `വൈകി: തീരുമാനിക്കേണ്ട ദിവസം ${dayOf(dayInIndia(new Date(at)))}`,
  missing: (count) => plural(count, { one: '# ഫോട്ടോ വഴിയിലാണ്', other: '# ഫോട്ടോകൾ വഴിയിലാണ്' }),
  states: { waiting: 'അംഗീകാരം കാക്കുന്നു', returned: 'തിരിച്ചയച്ചു', approved: 'അംഗീകരിച്ചു' },
  kinds: {
    change: 'ലിസ്റ്റിങ്ങിലെ മാറ്റം',
    beside: 'നിലവിലുള്ള ഉൽപ്പന്നം മറ്റൊരാൾ കൂടി വിൽക്കുന്നു',
    new: 'പുതിയ ഉൽപ്പന്നം',
  },
  changed: 'മാറുന്നവ',
  said: 'ഇതിലുള്ളത്',
  same: 'മാറാത്തവ',
  nothing: 'ഒന്നുമില്ല',
  now: 'ഇപ്പോൾ',
  proposed: 'അംഗീകരിച്ചാൽ',
  yes: 'അതെ',
  no: 'അല്ല',
  names: {
    title: 'പേര്',
    description: 'വിവരണം',
    pictures: 'ഫോട്ടോകൾ',
    category_id: 'വിഭാഗം',
    brand: 'ബ്രാൻഡ്',
    hsn: 'HSN കോഡ്',
    perishable: 'ജീവനുള്ളത്, അല്ലെങ്കിൽ വേഗം കേടാകുന്നത്',
  },
  pack: (name) => `പായ്ക്ക് ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `വിൽക്കുന്ന വില ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [plural(stock, { one: '# എണ്ണം', other: '# എണ്ണം' })]),
      cod ? 'എത്തിക്കുമ്പോൾ ക്യാഷായി നൽകാം' : 'ക്യാഷായി വാങ്ങില്ല',
    ].join(', '),
  picture: (place) => `ഫോട്ടോ ${formatNumber(place)}`,
  noPicture: 'ഫോട്ടോയില്ല',
  goes: 'നീക്കുന്നവ',
  wrong: 'ഇവിടെ എന്തോ തെറ്റുണ്ട്',
  wrongWith: (name) => `ഇവിടെ എന്തോ തെറ്റുണ്ട്: ${name}`,
  reason: (name) => `എന്താണ് തെറ്റ്: ${name}`,
  reasonHint: 'വിൽപ്പനക്കാർ ഇത് ആ കള്ളിയിൽ വായിക്കും.',
  fine: 'കാരണം പിൻവലിക്കുക',
  approve: 'അംഗീകരിക്കുക',
  approved: 'അംഗീകരിച്ചു: വിൽപ്പനയിലുണ്ട്',
  waits: 'ഇതിന്റെ ഫോട്ടോകൾ ഇപ്പോഴും വഴിയിലാണ്. എല്ലാം വന്നാൽ തീരുമാനമാകും.',
  return: (count) =>
    plural(count, {
      one: '# കാരണം സഹിതം തിരിച്ചയയ്ക്കുക',
      other: '# കാരണങ്ങൾ സഹിതം തിരിച്ചയയ്ക്കുക',
    }),
  returned: 'വിൽപ്പനക്കാർക്ക് തിരിച്ചയച്ചു',
  toReturn: 'തിരിച്ചയയ്ക്കാൻ, എന്താണ് തെറ്റെന്ന് ആ കള്ളിയിൽ പറയുക.',
  decided: {
    returned: 'ഇത് തിരിച്ചയച്ചു. വിൽപ്പനക്കാർ ഇതുവരെ വീണ്ടും അയച്ചിട്ടില്ല.',
    approved: 'ഇത് അംഗീകരിച്ചു.',
  },
}
