import { plural } from '../../../texts/format.ts'
import { dates } from '../../../texts/kn/dates.ts'
import type { DeskWords } from '../words.ts'

export const days: DeskWords['days'] = {
  weekdays: dates.weekdays,
  months: dates.shortMonths,
  time: dates.time,
  today: (time) => `ಇಂದು ${time}`,
  parcels: { one: '# ಪಾರ್ಸೆಲ್', other: '# ಪಾರ್ಸೆಲ್' },
  pieces: { one: '# ಪೀಸ್', other: '# ಪೀಸ್' },
}

export const login: DeskWords['login'] = {
  title: 'ಡೆಸ್ಕ್‌ಗೆ ಲಾಗಿನ್ ಮಾಡಿ',
  lead: 'ನಿಮ್ಮ ಫೋನ್‌ಗೆ ಕೋಡ್ ಕಳುಹಿಸುತ್ತೇವೆ.',
  phone: 'ಫೋನ್ ನಂಬರ್',
  send: 'ನನಗೆ ಕೋಡ್ ಕಳುಹಿಸಿ',
  sentTo: (phone) => `${phone} ಅಂಗಡಿಯ ಸಿಬ್ಬಂದಿಯ ನಂಬರ್ ಆಗಿದ್ದರೆ, ಕೋಡ್ ಬರುತ್ತಿದೆ.`,
  code: 'ಕೋಡ್',
  codeHint: 'ಸಂದೇಶದಲ್ಲಿರುವ ಆರು ಅಂಕಿ',
  submit: 'ಲಾಗಿನ್ ಮಾಡಿ',
  other: 'ಬೇರೆ ನಂಬರ್',
  again: 'ಹೊಸ ಕೋಡ್ ಕಳುಹಿಸಿ',
  choose: 'ಯಾವ ಅಂಗಡಿ?',
  seller: 'ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ',
  unsent: (count) =>
    plural(count, {
      one: '# ಬದಲಾವಣೆ ಈ ಫೋನ್‌ನಲ್ಲಿ ಕಾಯುತ್ತಿದೆ. ಅದನ್ನು ಕಳುಹಿಸಲು ಮೊದಲಿನಂತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
      other: '# ಬದಲಾವಣೆಗಳು ಈ ಫೋನ್‌ನಲ್ಲಿ ಕಾಯುತ್ತಿವೆ. ಅವುಗಳನ್ನು ಕಳುಹಿಸಲು ಮೊದಲಿನಂತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
    }),
  ended: 'ನಿಮ್ಮ ಲಾಗಿನ್ ಮುಗಿದಿದೆ. ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
}

export const list: DeskWords['list'] = {
  failed: 'ಇದು ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  home: 'ಇಂದಿನ ಪುಟಕ್ಕೆ ಹೋಗಿ',
  more: 'ಇನ್ನಷ್ಟು ತೋರಿಸಿ',
  noneYet: 'ಇದುವರೆಗೆ ಏನೂ ಸಿಕ್ಕಿಲ್ಲ; ನೋಡಲು ಇನ್ನೂ ಇದೆ.',
  parts: 'ಏನು ತೋರಿಸಬೇಕು',
  all: 'ಎಲ್ಲಾ',
  find: 'ಹುಡುಕಿ',
}

export const layout: DeskWords['layout'] = {
  allShops: 'ಎಲ್ಲಾ ಅಂಗಡಿಗಳು',
  start: {
    title: 'ಡೆಸ್ಕ್‌ಗೆ ಒಮ್ಮೆ ನೆಟ್‌ವರ್ಕ್ ಬೇಕು',
    text: 'ಆಮೇಲೆ ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲದೆಯೂ ತೆರೆಯುತ್ತದೆ.',
    again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  },
  closed: {
    title: 'ಇದಕ್ಕೆ ನಿಮಗೆ ಅನುಮತಿ ಇಲ್ಲ',
    text: (role) => `${role} ಕೆಲಸಕ್ಕೆ ಈ ಪುಟ ಸೇರಿಲ್ಲ. ಅಂಗಡಿ ಮಾಲೀಕರು “ಸಿಬ್ಬಂದಿ” ಪುಟದಲ್ಲಿ ಅದನ್ನು ಬದಲಿಸಬಹುದು.`,
    home: 'ಇಂದಿನ ಪುಟಕ್ಕೆ ಹೋಗಿ',
  },
  refused: {
    others: (count) => plural(count, { one: 'ಇನ್ನೂ # ಬದಲಾವಣೆ ತಿರಸ್ಕಾರವಾಗಿದೆ', other: 'ಇನ್ನೂ # ಬದಲಾವಣೆಗಳು ತಿರಸ್ಕಾರವಾಗಿವೆ' }),
    elsewhere: (id) => `${id} ಬೇರೆಡೆ ಹೋಗಿತ್ತು: ಅದರ ನಗದು ದಾಖಲಾಗಿದೆ`,
  },
  skip: 'ನೇರವಾಗಿ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  groups: { work: 'ಇಂದಿನ ಕೆಲಸ', goods: 'ಸಾಮಾನು', customers: 'ಗ್ರಾಹಕರು', money: 'ಹಣ', shop: 'ಅಂಗಡಿ' },
  missing: { title: 'ಅಂತಹ ಪುಟ ಇಲ್ಲ', home: 'ಡೆಸ್ಕ್‌ಗೆ ಹೋಗಿ' },
}
