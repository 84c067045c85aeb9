import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `உங்களிடம் ${formatRupees(rupees)} உள்ளது`,
  here: (count) => `இந்த வீட்டுக்கு ${parcels(count)}`,
  arrange: 'நிறுத்தங்களின் வரிசையை மாற்றவும்',
  arranged: 'வரிசை சரி',
  byPlace: 'பின், ஊர் வரிசையில்',
  earlier: 'முன்பு',
  later: 'பிறகு',
  earlierOf: (name) => `முன்பு: ${name}`,
  laterOf: (name) => `பிறகு: ${name}`,
  known: (at) => `இந்தத் தொகை ${momentOf(at)} நிலவரம்; பிறகு மாறியிருக்கலாம்.`,
  which: 'எந்தப் பார்சல்கள்?',
  noted: (rupees) => `டெலிவரி ஆனது, ${formatRupees(rupees)} எழுதப்பட்டது`,
  undo: 'முன்போல் ஆக்கவும்',
  undoOf: (id) => `முன்போல் ஆக்கவும்: ${id}`,
  none: 'கொடுக்கும் பார்சல்களைக் குறிக்கவும்',
}

export const scan: DeskWords['scan'] = {
  open: 'லேபிளை ஸ்கேன் செய்யவும்',
  lead: 'லேபிளில் உள்ள குறியீட்டைக் கேமரா முன் பிடிக்கவும்.',
  camera: 'கேமராவின் படம்',
  none: {
    unsupported: 'இந்தப் போன் குறியீட்டைப் படிக்காது: லேபிளின் எண்ணை எழுதவும்.',
    refused: 'இங்கே கேமராவுக்கு அனுமதி இல்லை. பிரவுசர் அமைப்பில் அனுமதிக்கவும், அல்லது எண்ணை எழுதவும்.',
    missing: 'கேமரா இல்லை: லேபிளின் எண்ணை எழுதவும்.',
  },
  number: 'லேபிளின் எண்',
  hint: 'கடைசி நான்கு எழுத்துகள் போதும்',
  find: 'தேடவும்',
  chosen: (id) => `${id} தேர்வானது`,
  elsewhere: (id, state) => `${id} இந்தப் பட்டியலில் இல்லை: ${state}`,
  unknown: (code) => `${code} இந்தப் போனில் உங்கள் பார்சல் இல்லை`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'ரொக்கக் கணக்கு',
  lead: 'ஒவ்வொருவரும் வாசலில் எவ்வளவு வாங்கினார்கள், அதில் உங்களுக்கு எவ்வளவு வந்தது.',
  empty: 'இந்த நாட்களில் ரொக்கம் இல்லை',
  emptyText: 'வாசலில் வாங்கிய ரொக்கம் இங்கே ஆள், நாள் வாரியாகத் தெரியும்.',
  week: (from, until) => `${dayOf(from)} முதல் ${dayOf(until)} வரை`,
  earlier: 'முந்தைய வாரம்',
  later: 'அடுத்த வாரம்',
  nobody: 'யார் வாங்கியது தெரியாது',
  holds: 'இப்போது கையில்',
  taken: 'வாங்கியது',
  handedOver: 'ஒப்படைத்தது',
  difference: 'வித்தியாசம்',
  lines: 'ஒவ்வொரு பார்சலும்',
  kinds: {
    taken: 'வாங்கியது',
    undone: 'தவறாக அழுத்தியது',
    settled: 'முடிவு செய்தபடி',
    handed_over: 'ஒப்படைத்தது',
  },
  to: (name) => `${name} பெற்றார்`,
  receive: 'ரொக்கம் கிடைத்தது',
  receiveOf: (name) => `${name} தந்த ரொக்கம் கிடைத்தது`,
  amount: 'எவ்வளவு, ரூபாயில்',
  amountWrong: 'தொகையை எழுதவும், உதாரணம் 450',
  note: 'விரும்பினால் குறிப்பு எழுதவும்',
  noteHint: 'எங்கே வைத்துள்ளீர்கள் போன்றது',
  submit: 'எனக்குக் கிடைத்தது',
  done: (name, amount) => `${name} தந்த ${formatRupees(amount)} எழுதப்பட்டது`,
  columns: {
    day: 'நாள்',
    person: 'ஆள்',
    what: 'என்ன',
    parcel: 'பார்சல்',
    rupees: 'ரூபாய்',
    by: 'எழுதியவர்',
    note: 'குறிப்பு',
  },
  save: 'அட்டவணையாகச் சேமிக்கவும் (CSV)',
}
