import type { RestTexts } from '../texts.ts'

export const complaints: RestTexts['complaints'] = {
  title: 'ದೂರುಗಳು',
  needed: 'ದೂರು ನೀಡಲು ಮತ್ತು ನಿಮ್ಮ ದೂರುಗಳನ್ನು ನೋಡಲು ಲಾಗಿನ್ ಆಗಿ.',
  lead: (hours, days) =>
    `ನಿಮಗೆ ತಕ್ಷಣ ಒಂದು ಸಂಖ್ಯೆ ಸಿಗುತ್ತದೆ, ${hours} ಗಂಟೆಗಳಲ್ಲಿ ದೂರು ತಲುಪಿದೆ ಎಂದು ತಿಳಿಯುತ್ತದೆ, ${days} ದಿನಗಳಲ್ಲಿ ಪರಿಹಾರ ಸಿಗುತ್ತದೆ.`,
  officer: 'ದೂರು ಅಧಿಕಾರಿ',
  subject: 'ದೂರು ಯಾವುದರ ಬಗ್ಗೆ?',
  subjects: {
    order: 'ಆರ್ಡರ್',
    product: 'ಪ್ರಾಡಕ್ಟ್',
    seller: 'ಮಾರಾಟಗಾರ',
    payment: 'ಪಾವತಿ ಅಥವಾ ರೀಫಂಡ್',
    privacy: 'ನನ್ನ ಡೇಟಾ',
    other: 'ಬೇರೆ ವಿಷಯ',
  },
  orderId: 'ಆರ್ಡರ್ ಸಂಖ್ಯೆ',
  orderHint: 'ಆರ್ಡರ್ ಬಗ್ಗೆ ಆಗಿದ್ದರೆ',
  label: 'ಏನು ತಪ್ಪಾಯಿತು?',
  submit: 'ದೂರು ಕಳುಹಿಸಿ',
  sent: (ticket) => `ನಿಮ್ಮ ದೂರಿನ ಸಂಖ್ಯೆ ${ticket}.`,
  mine: 'ನಿಮ್ಮ ದೂರುಗಳು',
  ticket: (ticket) => `ದೂರು ${ticket}`,
  states: {
    open: (day) => `${day} ಒಳಗೆ ಉತ್ತರಿಸುತ್ತೇವೆ`,
    acknowledged: (day) => `ತಲುಪಿದೆ. ${day} ಒಳಗೆ ಪರಿಹಾರ`,
    closed: (day) => `${day} ರಂದು ಪರಿಹರಿಸಲಾಗಿದೆ`,
  },
  answer: 'ನಮ್ಮ ಉತ್ತರ',
  failedTitle: 'ನಿಮ್ಮ ದೂರುಗಳನ್ನು ಈಗ ತೋರಿಸಲಾಗುತ್ತಿಲ್ಲ',
  failedText: 'ಅಂಗಡಿ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ. ಏನೂ ಕಳೆದುಹೋಗಿಲ್ಲ.',
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
}
