import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'புகார்கள்',
  needed: 'புகார் செய்யவும், உங்கள் புகார்களைப் பார்க்கவும் லாகின் செய்யவும்.',
  lead: (hours, days) =>
    `உங்களுக்கு உடனே ஒரு எண் கிடைக்கும், ${hours} மணி நேரத்தில் புகார் கிடைத்தது என்று தெரியும், ${days} நாட்களில் தீர்வு கிடைக்கும்.`,
  officer: 'குறைதீர் அதிகாரி',
  subject: 'புகார் எதைப் பற்றியது?',
  subjects: {
    order: 'ஆர்டர்',
    product: 'பொருள்',
    seller: 'விற்பனையாளர்',
    payment: 'பேமெண்ட் அல்லது ரீஃபண்ட்',
    privacy: 'என் டேட்டா',
    other: 'வேறு ஏதாவது',
  },
  orderId: 'ஆர்டர் எண்',
  orderHint: 'ஆர்டரைப் பற்றியது என்றால்',
  label: 'என்ன தவறு நடந்தது?',
  submit: 'புகாரை அனுப்பவும்',
  sent: (ticket) => `உங்கள் புகாரின் எண் ${ticket}.`,
  mine: 'உங்கள் புகார்கள்',
  ticket: (ticket) => `புகார் ${ticket}`,
  states: {
    open: (day) => `${day}க்குள் பதில் சொல்வோம்`,
    acknowledged: (day) => `கிடைத்தது. ${day}க்குள் தீர்வு`,
    closed: (day) => `${day} அன்று தீர்க்கப்பட்டது`,
  },
  answer: 'எங்கள் பதில்',
  failedTitle: 'உங்கள் புகார்களை இப்போது காட்ட முடியவில்லை',
  failedText: 'கடை பதில் தரவில்லை. எதுவும் தொலையவில்லை.',
  again: 'மீண்டும் முயலவும்',
}
