import { formatRupees } from '../../../texts/format.ts'
import { dayOf, momentOf, parcels } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

export const round: DeskWords['round'] = {
  holds: (rupees) => `ನಿಮ್ಮ ಬಳಿ ${formatRupees(rupees)} ಇದೆ`,
  here: (count) => `ಈ ಮನೆಗೆ ${parcels(count)}`,
  arrange: 'ನಿಲ್ಲುವ ಕ್ರಮ ಬದಲಿಸಿ',
  arranged: 'ಕ್ರಮ ಸರಿಯಿದೆ',
  byPlace: 'ಪಿನ್ ಮತ್ತು ಊರಿನ ಕ್ರಮ',
  earlier: 'ಮೊದಲು',
  later: 'ನಂತರ',
  earlierOf: (name) => `ಮೊದಲು: ${name}`,
  laterOf: (name) => `ನಂತರ: ${name}`,
  known: (at) => `ಈ ಮೊತ್ತ ${momentOf(at)} ಇದ್ದಂತೆ; ನಂತರ ಬದಲಾಗಿರಬಹುದು.`,
  which: 'ಯಾವ ಪಾರ್ಸೆಲ್‌ಗಳು?',
  noted: (rupees) => `ತಲುಪಿದೆ, ${formatRupees(rupees)} ದಾಖಲಾಗಿದೆ`,
  undo: 'ಮೊದಲಿನಂತೆ ಮಾಡಿ',
  undoOf: (id) => `ಮೊದಲಿನಂತೆ ಮಾಡಿ: ${id}`,
  none: 'ಕೊಡಬೇಕಾದ ಪಾರ್ಸೆಲ್‌ಗಳಿಗೆ ಗುರುತು ಹಾಕಿ',
}

export const scan: DeskWords['scan'] = {
  open: 'ಲೇಬಲ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ',
  lead: 'ಲೇಬಲ್‌ನ ಕೋಡ್ ಅನ್ನು ಕ್ಯಾಮೆರಾ ಮುಂದೆ ಹಿಡಿಯಿರಿ.',
  camera: 'ಕ್ಯಾಮೆರಾ ಚಿತ್ರ',
  none: {
    unsupported: 'ಈ ಫೋನ್ ಕೋಡ್ ಓದುವುದಿಲ್ಲ: ಲೇಬಲ್‌ನ ನಂಬರ್ ಬರೆಯಿರಿ.',
    refused: 'ಇಲ್ಲಿ ಕ್ಯಾಮೆರಾಗೆ ಅನುಮತಿ ಇಲ್ಲ. ಬ್ರೌಸರ್ ಸೆಟ್ಟಿಂಗ್‌ನಲ್ಲಿ ಅನುಮತಿ ಕೊಡಿ, ಅಥವಾ ನಂಬರ್ ಬರೆಯಿರಿ.',
    missing: 'ಕ್ಯಾಮೆರಾ ಇಲ್ಲ: ಲೇಬಲ್‌ನ ನಂಬರ್ ಬರೆಯಿರಿ.',
  },
  number: 'ಲೇಬಲ್‌ನ ನಂಬರ್',
  hint: 'ಕೊನೆಯ ನಾಲ್ಕು ಅಕ್ಷರ ಸಾಕು',
  find: 'ಹುಡುಕಿ',
  chosen: (id) => `${id} ಆಯ್ಕೆಯಾಗಿದೆ`,
  elsewhere: (id, state) => `${id} ಈ ಪಟ್ಟಿಯಲ್ಲಿ ಇಲ್ಲ: ${state}`,
  unknown: (code) => `${code} ಈ ಫೋನ್‌ನಲ್ಲಿ ನಿಮ್ಮ ಪಾರ್ಸೆಲ್ ಅಲ್ಲ`,
}

export const cashBook: DeskWords['cashBook'] = {
  title: 'ನಗದು ಪುಸ್ತಕ',
  lead: 'ಯಾರು ಬಾಗಿಲಲ್ಲಿ ಎಷ್ಟು ಪಡೆದರು, ಅದರಲ್ಲಿ ನಿಮಗೆ ಎಷ್ಟು ಬಂತು.',
  empty: 'ಈ ದಿನಗಳಲ್ಲಿ ನಗದು ಇಲ್ಲ',
  emptyText: 'ಬಾಗಿಲಲ್ಲಿ ಪಡೆದ ನಗದು ಇಲ್ಲಿ ವ್ಯಕ್ತಿ ಮತ್ತು ದಿನದಂತೆ ಕಾಣುತ್ತದೆ.',
  week: (from, until) => `${dayOf(from)} ರಿಂದ ${dayOf(until)} ವರೆಗೆ`,
  earlier: 'ಹಿಂದಿನ ವಾರ',
  later: 'ಮುಂದಿನ ವಾರ',
  nobody: 'ಯಾರು ಪಡೆದರು ಗೊತ್ತಿಲ್ಲ',
  holds: 'ಈಗ ಬಳಿ ಇರುವುದು',
  taken: 'ಪಡೆದದ್ದು',
  handedOver: 'ಒಪ್ಪಿಸಿದ್ದು',
  difference: 'ವ್ಯತ್ಯಾಸ',
  lines: 'ಪ್ರತಿ ಪಾರ್ಸೆಲ್',
  kinds: {
    taken: 'ಪಡೆದದ್ದು',
    undone: 'ತಪ್ಪಾಗಿ ಒತ್ತಿದ್ದು',
    settled: 'ತೀರ್ಮಾನದಂತೆ',
    handed_over: 'ಒಪ್ಪಿಸಿದ್ದು',
  },
  to: (name) => `${name} ಗೆ`,
  receive: 'ನಗದು ಸಿಕ್ಕಿದೆ',
  receiveOf: (name) => `${name} ಅವರಿಂದ ನಗದು ಸಿಕ್ಕಿದೆ`,
  amount: 'ಎಷ್ಟು, ರೂಪಾಯಿಯಲ್ಲಿ',
  amountWrong: 'ಮೊತ್ತ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 450',
  note: 'ಬೇಕಿದ್ದರೆ ಟಿಪ್ಪಣಿ ಬರೆಯಿರಿ',
  noteHint: 'ಎಲ್ಲಿ ಇಟ್ಟಿದ್ದೀರಿ ಎಂಬಂತೆ',
  submit: 'ನನಗೆ ಸಿಕ್ಕಿದೆ',
  done: (name, amount) => `${name} ಕೊಟ್ಟ ${formatRupees(amount)} ದಾಖಲಾಗಿದೆ`,
  columns: {
    day: 'ದಿನ',
    person: 'ವ್ಯಕ್ತಿ',
    what: 'ಏನು',
    parcel: 'ಪಾರ್ಸೆಲ್',
    rupees: 'ರೂಪಾಯಿ',
    by: 'ಯಾರು ಬರೆದರು',
    note: 'ಟಿಪ್ಪಣಿ',
  },
  save: 'ಟೇಬಲ್ ಆಗಿ ಸೇವ್ ಮಾಡಿ (CSV)',
}
