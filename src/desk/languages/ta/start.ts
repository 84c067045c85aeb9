import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/ta/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `இன்று ${time}`,
  parcels: { one: '# பார்சல்', other: '# பார்சல்கள்' },
  pieces: { one: '# பீஸ்', other: '# பீஸ்கள்' },
}

export const login: DeskWords['login'] = {
  title: 'டெஸ்க்கில் லாகின் செய்யவும்',
  lead: 'உங்கள் போனுக்கு ஒரு குறியீடு அனுப்புவோம்.',
  phone: 'போன் நம்பர்',
  send: 'எனக்குக் குறியீடு அனுப்பவும்',
  sentTo: (phone) => `${phone} ஏதாவது கடையில் வேலை செய்பவரின் நம்பர் என்றால், குறியீடு வந்துகொண்டிருக்கிறது.`,
  code: 'குறியீடு',
  codeHint: 'செய்தியில் உள்ள ஆறு இலக்கங்கள்',
  submit: 'லாகின் செய்யவும்',
  other: 'வேறு நம்பர்',
  again: 'புதிய குறியீடு அனுப்பவும்',
  choose: 'எந்தக் கடை?',
  seller: 'பாஸ்வேர்டு மூலம்',
  unsent: (count) =>
    plural(count, {
      one: '# மாற்றம் இந்தப் போனில் காத்திருக்கிறது. அதை அனுப்ப, முன்பு போலவே லாகின் செய்யவும்.',
      other: '# மாற்றங்கள் இந்தப் போனில் காத்திருக்கின்றன. அவற்றை அனுப்ப, முன்பு போலவே லாகின் செய்யவும்.',
    }),
  ended: 'உங்கள் லாகின் முடிந்தது. மீண்டும் லாகின் செய்யவும்.',
}

export const list: DeskWords['list'] = {
  failed: 'இது வரவில்லை',
  again: 'மீண்டும் முயலவும்',
  home: 'இன்று பக்கத்துக்கு',
  more: 'மேலும் காட்டவும்',
  noneYet: 'இதுவரை எதுவும் இல்லை; பார்க்க இன்னும் உள்ளது.',
  parts: 'எதைக் காட்ட வேண்டும்',
  all: 'எல்லாம்',
  find: 'தேடவும்',
}

export const layout: DeskWords['layout'] = {
  start: {
    title: 'டெஸ்க்குக்கு ஒருமுறை நெட்வொர்க் வேண்டும்',
    text: 'அதன் பிறகு நெட்வொர்க் இல்லாமலும் திறக்கும்.',
    again: 'மீண்டும் முயலவும்',
  },
  closed: {
    title: 'இதற்கு உங்களுக்கு அனுமதி இல்லை',
    text: (role) => `${role} வேலையில் இந்தப் பக்கம் இல்லை. கடை உரிமையாளர் இதை “நபர்கள்” பக்கத்தில் மாற்றலாம்.`,
    home: 'இன்று பக்கத்துக்கு',
  },
  skip: 'நேராக உள்ளடக்கத்துக்குச் செல்லவும்',
  groups: { work: 'இன்றைய வேலை', goods: 'பொருட்கள்', customers: 'வாடிக்கையாளர்கள்', money: 'பணம்', shop: 'கடை' },
  missing: { title: 'அப்படி ஒரு பக்கம் இல்லை', home: 'டெஸ்க்குக்குச் செல்லவும்' },
}
