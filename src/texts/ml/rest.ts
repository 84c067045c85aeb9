import type { RestTexts } from '../texts.ts'
import { account } from './account.ts'
import { calculator } from './calculator.ts'
import { checkout } from './checkout.ts'
import { complaints } from './complaints.ts'
import { dataUse } from './data-use.ts'
import { delivery } from './delivery.ts'
import { enquiries } from './enquiries.ts'
import { messageOrder } from './message-order.ts'
import { ownAccount } from './own-account.ts'
import { returns } from './returns.ts'
import { reviews } from './reviews.ts'
import { saved } from './saved.ts'
import { sellerOnboarding } from './seller-onboarding.ts'
import { sync } from './sync.ts'

export const rest: RestTexts = {
  account,
  calculator,
  checkout,
  complaints,
  dataUse,
  delivery,
  enquiries,
  help: {
    title: 'സഹായം',
    item: 'ഈ ഇനത്തിന് സഹായം',
    text: 'നിങ്ങളുടെ ഓർഡർ നമ്പർ പറയുക, അപ്പോൾ ഉടൻ കണ്ടെത്താം.',
    aboutOrder: (order, item) => `ഓർഡർ ${order}: ${item}`,
  },
  homeScreen: {
    name: 'ഹൽധർ, കർഷകരുടെ കട',
    shortName: 'ഹൽധർ',
    description: 'പല വിൽപ്പനക്കാരുടെ വിത്ത്, വളം, ജലസേചനം, യന്ത്രങ്ങൾ. നെറ്റ്‌വർക്ക് ഇല്ലാതെയും പ്രവർത്തിക്കും.',
    orders: 'നിങ്ങളുടെ ഓർഡറുകൾ',
    wishlist: 'എന്റെ വിഷ്‌ലിസ്റ്റ്',
    phone: 'കട ഫോണിൽ',
    desk: 'കട കമ്പ്യൂട്ടറിൽ',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'വീണ്ടും പണമടയ്ക്കുക',
    waits: 'ഈ ഓർഡർ ഉറപ്പാക്കാൻ ഇപ്പോൾ പണമടയ്ക്കുക. സാധനങ്ങൾ 30 മിനിറ്റ് നിങ്ങൾക്കായി മാറ്റിവയ്ക്കും.',
    simulator: 'ടെസ്റ്റ് പേയ്‌മെന്റ്',
    simulatorText: 'ഇവിടെ പണമൊന്നും കൈമാറുന്നില്ല. ഈ പേയ്‌മെന്റ് എങ്ങനെ തീരണമെന്ന് തിരഞ്ഞെടുക്കുക.',
    amount: 'അടയ്ക്കേണ്ടത്',
    pay: 'പണമടയ്ക്കുക',
    fail: 'പരാജയപ്പെടുത്തുക',
    refused: 'ബാങ്ക് ഈ പേയ്‌മെന്റ് നിരസിച്ചു. നിങ്ങൾക്ക് വീണ്ടും ശ്രമിക്കാം.',
  },
  questions: {
    title: 'ചോദ്യം ചോദിക്കുക',
    lead: 'കട ഉത്തരം നൽകും. പിന്നെ ചോദ്യവും ഉത്തരവും നിങ്ങളുടെ ആദ്യ പേരോടെ ഈ പേജിലുണ്ടാകും.',
    label: 'നിങ്ങളുടെ ചോദ്യം',
    hint: 'ഫോൺ നമ്പറും വിലാസവും എഴുതരുത്: എല്ലാവരും ഇത് വായിക്കും.',
    send: 'ചോദ്യം അയയ്ക്കുക',
    saved: 'ഈ ഫോണിൽ സേവ് ചെയ്തു. നെറ്റ്‌വർക്ക് വരുമ്പോൾ അയയ്ക്കും.',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory: 'ഈ ബ്രൗസർ ഒന്നും സേവ് ചെയ്യില്ല, പ്രൈവറ്റ് വിൻഡോ പോലെ. നോക്കി ഓർഡർ ചെയ്യാം, പക്ഷേ അടച്ചാൽ നിങ്ങളുടെ കാർട്ട് നഷ്ടപ്പെടും.',
    full: 'ഫോൺ നിറഞ്ഞു: എല്ലാം സേവ് ആയില്ല. സൂക്ഷിച്ചതിൽ എന്തെങ്കിലും നീക്കി വീണ്ടും ശ്രമിക്കുക.',
    seeKept: 'സൂക്ഷിച്ചത് കാണുക',
    reload: 'മറ്റൊരു വിൻഡോയിൽ കട അപ്ഡേറ്റ് ആയി.',
    reloadNow: 'വീണ്ടും ലോഡ് ചെയ്യുക',
    login: 'നിങ്ങളുടെ മാറ്റങ്ങൾ അയയ്ക്കാൻ വീണ്ടും ലോഗിൻ ചെയ്യുക.',
    loginNow: 'ലോഗിൻ ചെയ്യുക',
    lost: 'ഈ ഫോൺ നിങ്ങളുടെ കട വിവരങ്ങൾ ഇല്ലാതാക്കിയിരുന്നു. ഞങ്ങൾ വീണ്ടും ലോഡ് ചെയ്തു.',
  },
  sync,
  voice: {
    speak: 'സംസാരിക്കുക',
    listening: 'കേൾക്കുന്നു',
    note: 'നിങ്ങൾ പറയുന്നത് നിങ്ങളുടെ ബ്രൗസർ അതിന്റെ നിർമ്മാതാവിന് അയയ്ക്കും. അവർ അത് നിങ്ങൾക്കായി എഴുതിത്തരും.',
    refused: 'നിങ്ങൾ പറയുന്നത് കേൾക്കാൻ ഈ ഫോൺ കടയെ അനുവദിക്കുന്നില്ല. പകരം ടൈപ്പ് ചെയ്യുക.',
    nothing: 'ഒന്നും മനസ്സിലായില്ല. വീണ്ടും ശ്രമിക്കുക.',
  },
}
