import type { Printed } from '../printed.ts'

export const printed: Printed = {
  note: 'ഡെലിവറി നോട്ട്',
  noInvoice: 'ഇത് നികുതി ബിൽ അല്ല',
  from: 'അയയ്ക്കുന്നത്',
  to: 'സ്വീകരിക്കുന്നത്',
  phone: 'ഫോൺ',
  order: 'ഓർഡർ',
  ordered: 'ഓർഡർ ചെയ്തത്',
  pieces: 'എണ്ണം',
  goods: 'സാധനങ്ങൾ',
  lot: 'ലോട്ട്',
  expiry: 'കാലാവധി',
  bestBefore: 'ഇതിനു മുമ്പ് ഉപയോഗിക്കുക',
  licences: {
    fertiliser: 'ലൈസൻസ്: വളം',
    insecticide: 'ലൈസൻസ്: കീടനാശിനി',
    seed: 'ലൈസൻസ്: വിത്ത്',
  },
  delivery: 'ഡെലിവറി',
  cash: 'ക്യാഷായി',
  paid: 'പണം അടച്ചു',
  packedBy: 'പായ്ക്ക് ചെയ്തത്',
  received: 'മുഴുവനും കേടില്ലാതെ കിട്ടി',
  date: 'തീയതി',
  name: 'പേരും ഒപ്പും',
}
