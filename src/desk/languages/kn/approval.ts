import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, formatRupees, plural } from '../../../texts/format.ts'
import { dayOf, momentOf } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const approval: DeskWords['approval'] = {
  title: 'ಒಪ್ಪಿಗೆಗೆ ಬಂದ ಲಿಸ್ಟಿಂಗ್‌ಗಳು',
  search: 'ಲಿಸ್ಟಿಂಗ್ ಹೆಸರು',
  parts: { waiting: 'ಒಪ್ಪಿಗೆ ಬಾಕಿ', returned: 'ಹಿಂದಿರುಗಿಸಿದ್ದು', approved: 'ಒಪ್ಪಲಾಗಿದೆ' },
  empty: {
    all: { title: 'ಯಾವ ಒಪ್ಪಿಗೆಯೂ ಬಾಕಿ ಇಲ್ಲ', text: 'ಮಾರಾಟಗಾರರು ಒಪ್ಪಿಗೆಗೆ ಕಳುಹಿಸಿದ್ದು ತೀರ್ಮಾನವಾಗುವವರೆಗೆ ಇಲ್ಲಿರುತ್ತದೆ.' },
    waiting: {
      title: 'ಯಾವ ಒಪ್ಪಿಗೆಯೂ ಬಾಕಿ ಇಲ್ಲ',
      text: 'ಮಾರಾಟಗಾರರು ಒಪ್ಪಿಗೆಗೆ ಕಳುಹಿಸಿದ್ದು ತೀರ್ಮಾನವಾಗುವವರೆಗೆ ಇಲ್ಲಿರುತ್ತದೆ.',
    },
    returned: { title: 'ಏನೂ ಹಿಂದಿರುಗಿಸಿಲ್ಲ', text: 'ಹಿಂದಿರುಗಿಸಿದ್ದು ಮಾರಾಟಗಾರರು ಹೊಸದಾಗಿ ಕಳುಹಿಸುವವರೆಗೆ ಇಲ್ಲಿರುತ್ತದೆ.' },
    approved: { title: 'ಇನ್ನೂ ಏನೂ ಒಪ್ಪಿಲ್ಲ', text: 'ನೀವು ಒಪ್ಪಿದ್ದು ಇಲ್ಲಿರುತ್ತದೆ.' },
  },
  look: 'ನೋಡಿ',
  open: (title) => `ನೋಡಿ: ${title}`,
  from: (shop, at) => `${shop} ಕಳುಹಿಸಿದ್ದು ${momentOf(Date.parse(at))}`,
  decideBy: (at) => `${dayOf(dayInIndia(new Date(at)))} ಒಳಗೆ ತೀರ್ಮಾನಿಸಿ`,
  late: (at) => `ತಡವಾಗಿದೆ: ${dayOf(dayInIndia(new Date(at)))} ಒಳಗೆ ತೀರ್ಮಾನಿಸಬೇಕಿತ್ತು`,
  missing: (count) => plural(count, { one: '# ಫೋಟೋ ಬರುವುದು ಬಾಕಿ', other: '# ಫೋಟೋಗಳು ಬರುವುದು ಬಾಕಿ' }),
  states: { waiting: 'ಒಪ್ಪಿಗೆ ಬಾಕಿ', returned: 'ಹಿಂದಿರುಗಿಸಿದ್ದು', approved: 'ಒಪ್ಪಲಾಗಿದೆ' },
  kinds: { change: 'ಲಿಸ್ಟಿಂಗ್ ಬದಲಾವಣೆ', beside: 'ಉತ್ಪನ್ನದ ಪಕ್ಕದಲ್ಲಿ ಮಾರಾಟಗಾರರದ್ದು', new: 'ಹೊಸ ಉತ್ಪನ್ನ' },
  changed: 'ಬದಲಾಗುವುದು',
  said: 'ಇದರಲ್ಲಿ ಬರೆದಿರುವುದು',
  same: 'ಮೊದಲಿನಂತೆಯೇ ಇರುವುದು',
  nothing: 'ಏನೂ ಇಲ್ಲ',
  now: 'ಈಗ',
  proposed: 'ಒಪ್ಪಿದರೆ',
  yes: 'ಹೌದು',
  no: 'ಇಲ್ಲ',
  names: {
    title: 'ಹೆಸರು',
    description: 'ವಿವರ',
    pictures: 'ಫೋಟೋಗಳು',
    category_id: 'ವಿಭಾಗ',
    brand: 'ಬ್ರ್ಯಾಂಡ್',
    hsn: 'HSN ಕೋಡ್',
  },
  pack: (name) => `ಪ್ಯಾಕ್ ${name}`,
  packSaid: (price, selling, stock, cod) =>
    [
      `MRP ${formatRupees(price)}`,
      `ಮಾರಾಟ ಬೆಲೆ ${formatRupees(selling)}`,
      ...(stock === undefined ? [] : [plural(stock, { one: '# ಪೀಸ್', other: '# ಪೀಸ್' })]),
      cod ? 'ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ ಇದೆ' : 'ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ ಇಲ್ಲ',
    ].join(', '),
  picture: (place) => `ಫೋಟೋ ${formatNumber(place)}`,
  noPicture: 'ಫೋಟೋ ಇಲ್ಲ',
  goes: 'ತೆಗೆಯಲಾಗುವುದು',
  wrong: 'ಇಲ್ಲಿ ತಪ್ಪಿದೆ',
  wrongWith: (name) => `ಇಲ್ಲಿ ತಪ್ಪಿದೆ: ${name}`,
  reason: (name) => `ಏನು ತಪ್ಪಿದೆ: ${name}`,
  reasonHint: 'ಮಾರಾಟಗಾರರು ಇದನ್ನು ಆ ಜಾಗದಲ್ಲೇ ಓದುತ್ತಾರೆ.',
  fine: 'ಕಾರಣ ಹಿಂದಕ್ಕೆ ಪಡೆಯಿರಿ',
  approve: 'ಒಪ್ಪಿಗೆ ನೀಡಿ',
  approved: 'ಒಪ್ಪಲಾಗಿದೆ: ಈಗ ಮಾರಾಟದಲ್ಲಿದೆ',
  waits: 'ಇದರ ಫೋಟೋಗಳು ಬರುವುದು ಇನ್ನೂ ಬಾಕಿ. ಎಲ್ಲಾ ಬಂದ ಮೇಲೆ ತೀರ್ಮಾನಿಸಬಹುದು.',
  return: (count) => plural(count, { one: '# ಕಾರಣದ ಜೊತೆ ಹಿಂದಿರುಗಿಸಿ', other: '# ಕಾರಣಗಳ ಜೊತೆ ಹಿಂದಿರುಗಿಸಿ' }),
  returned: 'ಮಾರಾಟಗಾರರಿಗೆ ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ',
  toReturn: 'ಹಿಂದಿರುಗಿಸಲು, ತಪ್ಪಿರುವ ಜಾಗದಲ್ಲಿ ಏನು ತಪ್ಪಿದೆ ಎಂದು ಬರೆಯಿರಿ.',
  decided: {
    returned: 'ಇದನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ. ಮಾರಾಟಗಾರರು ಇನ್ನೂ ಹೊಸದಾಗಿ ಕಳುಹಿಸಿಲ್ಲ.',
    approved: 'ಇದನ್ನು ಒಪ್ಪಲಾಗಿದೆ.',
  },
}
