import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '# എണ്ണം തിരഞ്ഞെടുത്തു', other: '# എണ്ണം തിരഞ്ഞെടുത്തു' }),
  all: 'എല്ലാം തിരഞ്ഞെടുക്കുക',
  choose: (name) => `${name} തിരഞ്ഞെടുക്കുക`,
  none: 'തിരഞ്ഞെടുത്തത് മാറ്റുക',
  done: (count) => plural(count, { one: '# എണ്ണം മാറ്റി', other: '# എണ്ണം മാറ്റി' }),
  loadingAll: 'ക്രമത്തിലാക്കാൻ പട്ടിക മുഴുവൻ ലോഡ് ചെയ്യുന്നു.',
  tooLong: (most) => `പട്ടികയിൽ ${formatNumber(most)} വരികളിൽ കൂടുതലുണ്ട്, അതിനാൽ ക്രമത്തിലാക്കിയില്ല. ആദ്യം തിരഞ്ഞ് പട്ടിക ചെറുതാക്കുക.`,
  columns: {
    order: 'ഓർഡർ',
    ordered: 'ഓർഡർ സമയം',
    customer: 'ഉപഭോക്താവ്',
    town: 'സ്ഥലം',
    pieces: 'എണ്ണം',
    sum: 'ആകെ',
    paid: 'പേയ്‌മെന്റ്',
    state: 'നില',
    product: 'ഉൽപ്പന്നം',
    pack: 'പായ്ക്ക്',
    packs: 'പായ്ക്കുകൾ',
    stock: 'സ്റ്റോക്ക്',
    held: 'മാറ്റിവച്ചത്',
    price: 'വില',
    shop: 'കട',
    name: 'പേര്',
    applied: 'അപേക്ഷ',
  },
}
