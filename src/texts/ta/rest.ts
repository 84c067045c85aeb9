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
    title: 'உதவி',
    item: 'இந்த ஐட்டத்துக்கு உதவி',
    text: 'உங்கள் ஆர்டர் நம்பரைச் சொல்லுங்கள். உடனே கண்டுபிடிப்போம்.',
    aboutOrder: (order, item) => `ஆர்டர் ${order}: ${item}`,
  },
  homeScreen: {
    name: 'ஹல்தர், விவசாயக் கடை',
    shortName: 'ஹல்தர்',
    description: 'பல விற்பனையாளர்களின் விதைகள், உரங்கள், பாசனம், இயந்திரங்கள். நெட்வொர்க் இல்லாமலும் வேலை செய்யும்.',
    orders: 'உங்கள் ஆர்டர்கள்',
    wishlist: 'என் விஷ்லிஸ்ட்',
    phone: 'போனில் கடை',
    desk: 'கம்ப்யூட்டரில் கடை',
  },
  messageOrder,
  ownAccount,
  payment: {
    again: 'மீண்டும் பணம் செலுத்தவும்',
    waits: 'இந்த ஆர்டரை உறுதி செய்ய இப்போதே பணம் செலுத்துங்கள். இதன் பொருட்களை உங்களுக்காக 30 நிமிடம் வைத்திருப்போம்.',
    simulator: 'சோதனை பேமெண்ட்',
    simulatorText: 'இங்கு பணம் எதுவும் கைமாறாது. இந்தப் பேமெண்ட் எப்படி முடிய வேண்டும் என்று தேர்வு செய்யுங்கள்.',
    amount: 'செலுத்த வேண்டியது',
    pay: 'பணம் செலுத்தவும்',
    fail: 'தோல்வியாக்கவும்',
    refused: 'பேங்க் இந்தப் பேமெண்டை ஏற்கவில்லை. மீண்டும் முயலலாம்.',
  },
  questions: {
    title: 'கேள்வி கேட்கவும்',
    lead: 'கடை பதில் சொல்லும். பிறகு கேள்வியும் பதிலும் உங்கள் முதல் பெயருடன் இந்தப் பக்கத்தில் தெரியும்.',
    label: 'உங்கள் கேள்வி',
    hint: 'போன் நம்பர், முகவரி எழுத வேண்டாம்: இதை எல்லோரும் படிப்பார்கள்.',
    send: 'கேள்வியை அனுப்பவும்',
    saved: 'இந்தப் போனில் சேமிக்கப்பட்டது. நெட்வொர்க் வந்ததும் அனுப்பப்படும்.',
  },
  returns,
  reviews,
  saved,
  sellerOnboarding,
  storage: {
    memory:
      'இந்தப் பிரவுசர், பிரைவேட் விண்டோ போல, எதையும் சேமிக்காது. நீங்கள் வாங்கலாம், ஆர்டர் செய்யலாம். ஆனால் இதை மூடினால் உங்கள் கார்ட் போய்விடும்.',
    full: 'போன் நிறைந்துவிட்டது: எல்லாம் சேமிக்கப்படவில்லை. நீங்கள் வைத்ததில் எதையாவது நீக்கிவிட்டு மீண்டும் முயலவும்.',
    seeKept: 'வைத்ததைப் பார்க்கவும்',
    reload: 'கடை வேறு விண்டோவில் அப்டேட் ஆனது.',
    reloadNow: 'மீண்டும் ஏற்றவும்',
    login: 'உங்கள் மாற்றங்களை அனுப்ப மீண்டும் லாகின் செய்யவும்.',
    loginNow: 'லாகின் செய்யவும்',
    lost: 'இந்தப் போன் உங்கள் கடை விவரங்களை அழித்துவிட்டது. அவற்றை மீண்டும் ஏற்றினோம்.',
  },
  sync,
  voice: {
    speak: 'பேசவும்',
    listening: 'கேட்கிறது',
    note: 'நீங்கள் பேசுவதை உங்கள் பிரவுசர் அதன் தயாரிப்பாளருக்கு அனுப்பும். அவர்கள் அதை உங்களுக்காக எழுதித் தருவார்கள்.',
    refused: 'உங்கள் பேச்சைக் கேட்க இந்தப் போன் கடைக்கு அனுமதி தரவில்லை. பதிலாக டைப் செய்யுங்கள்.',
    nothing: 'எதுவும் புரியவில்லை. மீண்டும் முயலவும்.',
  },
}
