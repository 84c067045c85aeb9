import type { RestTexts } from '../texts.ts'

export const homeScreen: RestTexts['homeScreen'] = {
  name: 'ஹல்தர், விவசாயக் கடை',
  shortName: 'ஹல்தர்',
  description: 'பல விற்பனையாளர்களின் விதைகள், உரங்கள், பாசனம், இயந்திரங்கள். நெட்வொர்க் இல்லாமலும் வேலை செய்யும்.',
  orders: 'உங்கள் ஆர்டர்கள்',
  wishlist: 'என் விஷ்லிஸ்ட்',
  phone: 'போனில் கடை',
  desk: 'கம்ப்யூட்டரில் கடை',
}
