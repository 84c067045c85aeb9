import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '# தேர்வு செய்யப்பட்டது', other: '# தேர்வு செய்யப்பட்டன' }),
  all: 'எல்லாவற்றையும் தேர்வு செய்யவும்',
  choose: (name) => `${name} தேர்வு செய்யவும்`,
  none: 'தேர்வை நீக்கவும்',
  done: (count) => plural(count, { one: '# மாற்றப்பட்டது', other: '# மாற்றப்பட்டன' }),
  loadingAll: 'வரிசைப்படுத்த முழுப் பட்டியலும் லோட் ஆகிறது.',
  tooLong: (most) =>
    `பட்டியலில் ${formatNumber(most)} வரிகளுக்கு மேல் உள்ளதால் வரிசைப்படுத்தவில்லை. முதலில் தேடிப் பட்டியலைச் சிறிதாக்கவும்.`,
  columns: {
    order: 'ஆர்டர்',
    ordered: 'ஆர்டர் நேரம்',
    customer: 'வாடிக்கையாளர்',
    town: 'ஊர்',
    pieces: 'பீஸ்கள்',
    sum: 'மொத்தம்',
    paid: 'பேமெண்ட்',
    state: 'நிலை',
    product: 'பொருள்',
    pack: 'பேக்',
    packs: 'பேக்குகள்',
    stock: 'ஸ்டாக்',
    held: 'வைத்தவை',
    price: 'விலை',
    shop: 'கடை',
    name: 'பெயர்',
    applied: 'விண்ணப்பம்',
  },
}
