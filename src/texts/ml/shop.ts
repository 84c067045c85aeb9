import type { ShopTexts } from '../texts.ts'
import { catalogue } from './catalogue.ts'
import { dates } from './dates.ts'
import { facts } from './facts.ts'
import { footer } from './footer.ts'
import { goods } from './goods.ts'
import { menus } from './menus.ts'
import { messages } from './messages.ts'
import { search } from './search.ts'
import { states } from './states.ts'

export const shop: ShopTexts = {
  catalogue,
  dates,
  facts,
  failures: {
    notFoundText: 'ഈ പേജ് ഇല്ല, അല്ലെങ്കിൽ മാറ്റിയിരിക്കുന്നു. ഇവയിലൊന്ന് നോക്കുക:',
    partNotLoaded: 'ഈ ഭാഗം ഇതുവരെ നിങ്ങളുടെ ഫോണിലില്ല. ലോഡ് ചെയ്യാൻ ഒരിക്കൽ നെറ്റ്‌വർക്ക് വേണം.',
    failedTitle: 'പേജ് ലോഡ് ആയില്ല',
    failedText: 'കടയിൽ നിന്ന് മറുപടി വന്നില്ല. നിങ്ങളുടെ കാർട്ടും വിഷ്‌ലിസ്റ്റും ഈ ഫോണിൽ സുരക്ഷിതമാണ്.',
    offlineTitle: 'ഈ പേജ് ഇതുവരെ നിങ്ങളുടെ ഫോണിലില്ല',
    offlineText: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്. മുമ്പ് തുറന്ന പേജുകൾ നെറ്റ്‌വർക്ക് ഇല്ലാതെയും തുറക്കും.',
    toHome: 'ഹോമിലേക്ക് പോകുക',
    tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
  },
  footer,
  goods,
  labels: {
    previous: 'മുമ്പത്തേത്',
    next: 'കൂടുതൽ',
    previousSlide: 'മുമ്പത്തേത്',
    nextSlide: 'അടുത്തത്',
    increase: 'അളവ് കൂട്ടുക',
    decrease: 'അളവ് കുറയ്ക്കുക',
    quantity: 'അളവ്',
    listPrice: 'ലിസ്റ്റ് വില',
    percentOff: (percent) => `${percent}% കിഴിവ്`,
    outOfFive: (value) => `5 സ്റ്റാറിൽ ${value}`,
  },
  menus,
  messages,
  refusals: {
    refused: 'കട ഇത് സ്വീകരിച്ചില്ല. പരിശോധിച്ച് വീണ്ടും സേവ് ചെയ്യുക.',
    gone: 'ഇത് മറ്റൊരു ഫോണിൽ നീക്കി. നിലനിർത്താൻ വീണ്ടും സേവ് ചെയ്യുക.',
    conflict: 'ഇത് ഇപ്പോൾത്തന്നെ ഉപയോഗത്തിലുണ്ട്. വീണ്ടും സേവ് ചെയ്യുക.',
    expired: 'ഇത് അയയ്ക്കാൻ ഏറെ വൈകി. വീണ്ടും സേവ് ചെയ്യുക.',
    dependent: 'ഇതിനു മുമ്പത്തെ മാറ്റം സ്വീകരിച്ചില്ല. പരിശോധിച്ച് വീണ്ടും സേവ് ചെയ്യുക.',
    unreadable: 'ഇത് വായിക്കാനായില്ല. വീണ്ടും ടൈപ്പ് ചെയ്യുക.',
  },
  search,
  states,
  status: {
    offline: 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്',
    fromPhone: 'ഈ ഫോണിലുള്ളത്',
    pricesSeen: (ago) => `വില കണ്ടത്: ${ago}`,
    justNow: 'ഇപ്പോൾ',
    lastOnlineUnknown: 'ഈ ഫോൺ അവസാനം ഓൺലൈനായ ശേഷം വില മാറിയിരിക്കാം.',
    attention: {
      one: '# മാറ്റം നിങ്ങൾ നോക്കണം',
      other: '# മാറ്റങ്ങൾ നിങ്ങൾ നോക്കണം',
    },
    waiting: {
      one: '# മാറ്റം അയയ്ക്കാൻ ബാക്കി',
      other: '# മാറ്റങ്ങൾ അയയ്ക്കാൻ ബാക്കി',
    },
  },
}
