import type { ShopTexts } from '../texts.ts'

export const status: ShopTexts['status'] = {
  offline: 'तुम्ही ऑफलाइन आहात',
  fromPhone: 'या फोनमधून',
  pricesSeen: (ago) => `${ago} पाहिलेल्या किमती`,
  justNow: 'आत्ताच',
  lastOnlineUnknown: 'हा फोन शेवटचा ऑनलाइन होता, त्यानंतर किमती बदललेल्या असू शकतात.',
  attention: {
    one: '# बदलाकडे लक्ष द्या',
    other: '# बदलांकडे लक्ष द्या',
  },
  waiting: {
    one: '# बदल पाठवायचा आहे',
    other: '# बदल पाठवायचे आहेत',
  },
}
