import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள்',
  fromPhone: 'இந்த போனில் இருந்து',
  pricesSeen: (ago) => `விலை பார்த்தது: ${ago}`,
  justNow: 'இப்போதுதான்',
  lastOnlineUnknown: 'இந்த போன் கடைசியாக ஆன்லைனில் இருந்த பிறகு விலைகள் மாறியிருக்கலாம்.',
  attention: {
    one: '# மாற்றத்தை நீங்கள் பார்க்க வேண்டும்',
    other: '# மாற்றங்களை நீங்கள் பார்க்க வேண்டும்',
  },
  waiting: {
    one: '# மாற்றம் அனுப்பக் காத்திருக்கிறது',
    other: '# மாற்றங்கள் அனுப்பக் காத்திருக்கின்றன',
  },
}
