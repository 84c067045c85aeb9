import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'ஏற்க வேண்டிய லிஸ்டிங்குகள்',
  search: 'லிஸ்டிங்கின் பெயர்',
  parts: { waiting: 'நிலுவை', returned: 'திருப்பி அனுப்பியவை', approved: 'ஏற்கப்பட்டவை' },
  empty: {
    all: {
      title: 'நிலுவை எதுவும் இல்லை',
      text: 'விற்பனையாளர்கள் ஒப்புதலுக்கு அனுப்பியவை முடிவாகும் வரை இங்கு இருக்கும்.',
    },
    waiting: {
      title: 'நிலுவை எதுவும் இல்லை',
      text: 'விற்பனையாளர்கள் ஒப்புதலுக்கு அனுப்பியவை முடிவாகும் வரை இங்கு இருக்கும்.',
    },
    returned: {
      title: 'எதுவும் திருப்பி அனுப்பப்படவில்லை',
      text: 'திருப்பி அனுப்பியவை, விற்பனையாளர் மீண்டும் அனுப்பும் வரை இங்கு இருக்கும்.',
    },
    approved: { title: 'இன்னும் எதுவும் ஏற்கப்படவில்லை', text: 'நீங்கள் ஏற்பவை இங்கு இருக்கும்.' },
  },
  look: 'பார்க்கவும்',
  open: (title) => `பார்க்கவும்: ${title}`,
  from: (shop, at) => `அனுப்பியது ${shop}: ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `முடிவு செய்ய வேண்டிய நாள்: ${dayOf(dayInIndia(new Date(at)))}`,
  late: (at) => `தாமதம்: முடிவு செய்ய வேண்டிய நாள் ${dayOf(dayInIndia(new Date(at)))}`,
  missing: (count) => plural(count, { one: '# போட்டோ வழியில் உள்ளது', other: '# போட்டோக்கள் வழியில் உள்ளன' }),
  states: { waiting: 'காத்திருக்கிறது', returned: 'திருப்பி அனுப்பியது', approved: 'ஏற்கப்பட்டது' },
  kinds: {
    change: 'லிஸ்டிங்கில் மாற்றம்',
    beside: 'ஏற்கனவே உள்ள பொருளுக்கு மற்றொரு விற்பனையாளர்',
    new: 'புதிய பொருள்',
  },
  changed: 'மாறுபவை',
  said: 'இதில் உள்ளவை',
  same: 'மாறாதவை',
  nothing: 'எதுவும் இல்லை',
  now: 'இப்போது',
  proposed: 'ஏற்றால்',
  yes: 'ஆம்',
  no: 'இல்லை',
  names: {
    title: 'பெயர்',
    description: 'விளக்கம்',
    pictures: 'போட்டோக்கள்',
    category_id: 'வகை',
    brand: 'பிராண்ட்',
    hsn: 'HSN குறியீடு',
    perishable: 'உயிருள்ளது, அல்லது விரைவில் கெடுவது',
  },
  pack: (name) => `பேக் ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `விற்கும் விலை ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [plural(stock, { one: '# பீஸ்', other: '# பீஸ்கள்' })]),
      cod ? 'டெலிவரியின்போது ரொக்கமாகத் தரலாம்' : 'ரொக்கம் இல்லை',
    ].join(', '),
  picture: (place) => `போட்டோ ${formatNumber(place)}`,
  noPicture: 'போட்டோ இல்லை',
  goes: 'நீக்கப்படுபவை',
  wrong: 'இங்கு ஏதோ தவறு உள்ளது',
  wrongWith: (name) => `இங்கு ஏதோ தவறு உள்ளது: ${name}`,
  reason: (name) => `என்ன தவறு: ${name}`,
  reasonHint: 'விற்பனையாளர் இதை அந்தக் கட்டத்தில் படிப்பார்.',
  fine: 'காரணத்தைத் திரும்பப் பெறவும்',
  approve: 'ஏற்கவும்',
  approved: 'ஏற்கப்பட்டது: விற்பனையில் உள்ளது',
  waits: 'இதன் போட்டோக்கள் இன்னும் வழியில் உள்ளன. எல்லாம் வந்ததும் முடிவாகும்.',
  return: (count) =>
    plural(count, {
      one: '# காரணத்துடன் திருப்பி அனுப்பவும்',
      other: '# காரணங்களுடன் திருப்பி அனுப்பவும்',
    }),
  returned: 'விற்பனையாளருக்குத் திருப்பி அனுப்பப்பட்டது',
  toReturn: 'திருப்பி அனுப்ப, என்ன தவறு என்று அந்தக் கட்டத்தில் சொல்லவும்.',
  decided: {
    returned: 'இது திருப்பி அனுப்பப்பட்டது. விற்பனையாளர் இன்னும் மீண்டும் அனுப்பவில்லை.',
    approved: 'இது ஏற்கப்பட்டது.',
  },
}
