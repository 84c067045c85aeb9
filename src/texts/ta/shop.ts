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
    notFoundText: 'இந்தப் பக்கம் இல்லை, அல்லது இடம் மாறிவிட்டது. இவற்றில் ஒன்றைப் பாருங்கள்:',
    partNotLoaded: 'இந்தப் பகுதி இன்னும் உங்கள் போனில் இல்லை. ஒருமுறை நெட் இணைத்தால் வந்துவிடும்.',
    failedTitle: 'பக்கம் வரவில்லை',
    failedText: 'கடையில் இருந்து பதில் வரவில்லை. உங்கள் கார்ட், விஷ்லிஸ்ட் இந்தப் போனில் பத்திரமாக உள்ளன.',
    offlineTitle: 'இந்தப் பக்கம் இன்னும் உங்கள் போனில் இல்லை',
    offlineText: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள். முன்பு திறந்த பக்கங்கள் நெட்வொர்க் இல்லாமலும் வேலை செய்யும்.',
    toHome: 'முகப்புக்குச் செல்லவும்',
    tryAgain: 'மீண்டும் முயலவும்',
  },
  footer,
  goods,
  labels: {
    previous: 'முந்தையவை',
    next: 'மேலும்',
    previousSlide: 'முந்தையது',
    nextSlide: 'அடுத்தது',
    increase: 'அளவைக் கூட்டவும்',
    decrease: 'அளவைக் குறைக்கவும்',
    quantity: 'அளவு',
    listPrice: 'பட்டியல் விலை',
    percentOff: (percent) => `${percent}% தள்ளுபடி`,
    outOfFive: (value) => `5 ஸ்டாரில் ${value}`,
  },
  menus,
  messages,
  refusals: {
    refused: 'கடை இதை ஏற்கவில்லை. சரிபார்த்து மீண்டும் சேமிக்கவும்.',
    gone: 'இது வேறு போனில் நீக்கப்பட்டது. வைத்துக்கொள்ள மீண்டும் சேமிக்கவும்.',
    conflict: 'இது ஏற்கனவே பயன்பாட்டில் உள்ளது. மீண்டும் சேமிக்கவும்.',
    expired: 'இது அனுப்பப்படாமல் நெடுநாள் இருந்துவிட்டது. மீண்டும் சேமிக்கவும்.',
    dependent: 'முன்பு செய்த மாற்றம் ஏற்கப்படவில்லை. அதைச் சரிபார்த்து மீண்டும் சேமிக்கவும்.',
    unreadable: 'இதைப் படிக்க முடியவில்லை. மீண்டும் டைப் செய்யவும்.',
  },
  search,
  states,
  status: {
    offline: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள்',
    fromPhone: 'இந்தப் போனில் இருந்து',
    pricesSeen: (ago) => `விலை பார்த்தது: ${ago}`,
    justNow: 'இப்போதுதான்',
    lastOnlineUnknown: 'இந்தப் போன் கடைசியாக ஆன்லைனில் இருந்த பிறகு விலைகள் மாறியிருக்கலாம்.',
    attention: {
      one: '# மாற்றத்தை நீங்கள் பார்க்க வேண்டும்',
      other: '# மாற்றங்களை நீங்கள் பார்க்க வேண்டும்',
    },
    waiting: {
      one: '# மாற்றம் அனுப்பக் காத்திருக்கிறது',
      other: '# மாற்றங்கள் அனுப்பக் காத்திருக்கின்றன',
    },
  },
}
