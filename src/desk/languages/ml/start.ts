import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/ml/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `ഇന്ന് ${time}`,
  parcels: { one: '# പാഴ്‌സൽ', other: '# പാഴ്‌സലുകൾ' },
  pieces: { one: '# എണ്ണം', other: '# എണ്ണം' },
}

export const login: DeskWords['login'] = {
  title: 'ഡെസ്കിൽ ലോഗിൻ ചെയ്യുക',
  lead: 'നിങ്ങളുടെ ഫോണിലേക്ക് ഒരു കോഡ് അയയ്ക്കാം.',
  phone: 'ഫോൺ നമ്പർ',
  send: 'എനിക്ക് കോഡ് അയയ്ക്കുക',
  sentTo: (phone) => `${phone} ഏതെങ്കിലും കടയിലെ ജോലിക്കാരുടെ നമ്പറാണെങ്കിൽ കോഡ് വരുന്നുണ്ട്.`,
  code: 'കോഡ്',
  codeHint: 'സന്ദേശത്തിലെ ആറ് അക്കങ്ങൾ',
  submit: 'ലോഗിൻ ചെയ്യുക',
  other: 'മറ്റൊരു നമ്പർ',
  again: 'പുതിയ കോഡ് അയയ്ക്കുക',
  choose: 'ഏത് കട?',
  seller: 'പാസ്‌വേഡ് കൊണ്ട്',
  unsent: (count) =>
    plural(count, {
      one: '# മാറ്റം ഈ ഫോണിൽ കാത്തിരിക്കുന്നു. അത് അയയ്ക്കാൻ മുമ്പത്തെപ്പോലെ ലോഗിൻ ചെയ്യുക.',
      other: '# മാറ്റങ്ങൾ ഈ ഫോണിൽ കാത്തിരിക്കുന്നു. അവ അയയ്ക്കാൻ മുമ്പത്തെപ്പോലെ ലോഗിൻ ചെയ്യുക.',
    }),
  ended: 'നിങ്ങളുടെ ലോഗിൻ അവസാനിച്ചു. വീണ്ടും ലോഗിൻ ചെയ്യുക.',
}

export const list: DeskWords['list'] = {
  failed: 'ഇത് ലോഡ് ആയില്ല',
  again: 'വീണ്ടും ശ്രമിക്കുക',
  home: 'ഇന്നിലേക്ക്',
  more: 'കൂടുതൽ കാണിക്കുക',
  noneYet: 'ഇതുവരെ ഒന്നുമില്ല; നോക്കാൻ ഇനിയുമുണ്ട്.',
  parts: 'എന്ത് കാണിക്കണം',
  all: 'എല്ലാം',
  find: 'തിരയുക',
}

export const layout: DeskWords['layout'] = {
  allShops: 'എല്ലാ കടകളും',
  start: {
    title: 'ഡെസ്കിന് ഒരിക്കൽ നെറ്റ്‌വർക്ക് വേണം',
    text: 'അതിനു ശേഷം നെറ്റ്‌വർക്ക് ഇല്ലാതെയും തുറക്കും.',
    again: 'വീണ്ടും ശ്രമിക്കുക',
  },
  closed: {
    title: 'നിങ്ങൾക്ക് ഇതിന് അനുമതിയില്ല',
    text: (role) => `${role} എന്ന ജോലിയിൽ ഈ പേജ് ഇല്ല. കടയുടെ ഉടമയ്ക്ക് ഇത് “ആളുകൾ” എന്നതിൽ മാറ്റാം.`,
    home: 'ഇന്നിലേക്ക്',
  },
  refused: {
    others: (count) => plural(count, { one: '# മാറ്റം കൂടി നിരസിച്ചു', other: '# മാറ്റങ്ങൾ കൂടി നിരസിച്ചു' }),
    elsewhere: (id) => `${id} മറ്റൊരിടത്തേക്കു പോയിരുന്നു: അതിന്റെ ക്യാഷ് രേഖപ്പെടുത്തി`,
  },
  skip: 'നേരെ ഉള്ളടക്കത്തിലേക്ക് പോകുക',
  groups: { work: 'ഇന്നത്തെ ജോലി', goods: 'സാധനങ്ങൾ', customers: 'ഉപഭോക്താക്കൾ', money: 'പണം', shop: 'കട' },
  missing: { title: 'അങ്ങനെയൊരു പേജ് ഇല്ല', home: 'ഡെസ്കിലേക്ക്' },
}
