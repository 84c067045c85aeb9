import { dayInIndia } from '../../../contract/india.ts'
import { formatNumber, plural } from '../../../texts/format.ts'
import { dayAndYear } from '../../days-and-counts.ts'
import type { DeskWords } from '../words.ts'

const day = (at: string): string => dayAndYear(dayInIndia(new Date(at)))

export const customers: DeskWords['customers'] = {
  title: 'ಗ್ರಾಹಕರು',
  search: 'ಹೆಸರು, ಫೋನ್, ಇಮೇಲ್ ಅಥವಾ ಖಾತೆ ನಂಬರ್',
  start: 'ಯಾರನ್ನು ಹುಡುಕುತ್ತಿದ್ದೀರಿ?',
  startText: 'ಕನಿಷ್ಠ 2 ಅಕ್ಷರ ಅಥವಾ ಅಂಕಿ ಬರೆಯಿರಿ: ಹುಡುಕದೆ ಯಾರೂ ಕಾಣುವುದಿಲ್ಲ.',
  none: 'ಯಾರೂ ಸಿಗಲಿಲ್ಲ',
  noneText: 'ಹೆಸರಿನ ಭಾಗ ಅಥವಾ ಫೋನ್ ನಂಬರ್‌ನ ಕೊನೆಯ ಅಂಕಿಗಳನ್ನು ಬರೆದು ನೋಡಿ.',
  more: (count) => `ಹೊಸ ${formatNumber(count)} ಮಾತ್ರ ಕಾಣುತ್ತಿವೆ: ಹೆಸರು ಅಥವಾ ನಂಬರ್ ಇನ್ನಷ್ಟು ಬರೆಯಿರಿ.`,
  number: (id) => `ಖಾತೆ ${id}`,
  since: (at) => `ಗ್ರಾಹಕರಾದ ದಿನ: ${day(at)}`,
  orders: (count) => plural(count, { one: '# ಆರ್ಡರ್', other: '# ಆರ್ಡರ್' }),
  lastOrder: (at) => `ಕೊನೆಯ ಆರ್ಡರ್: ${day(at)}`,
  noPhone: 'ಫೋನ್ ನಂಬರ್ ಇಲ್ಲ',
  blocked: 'ತಡೆಯಲಾಗಿದೆ',
  blockedOn: (at) => `ತಡೆದ ದಿನ: ${day(at)}`,
  silent: '90 ದಿನಗಳಿಂದ ಬಂದಿಲ್ಲ',
  silentText: 'ಈ ನಂಬರ್ ಈಗ ಬೇರೆಯವರದ್ದಾಗಿರಬಹುದು, ಆದ್ದರಿಂದ ಕೋಡ್‌ನಿಂದ ಮಾತ್ರ ಖಾತೆ ತೆರೆಯುವುದಿಲ್ಲ.',
  ordersOf: (name) => `${name} ಅವರ ಆರ್ಡರ್`,
  toOrders: 'ಆರ್ಡರ್',
  block: 'ತಡೆಯಿರಿ',
  blockOf: (name) => `ತಡೆಯಿರಿ: ${name}`,
  blocking: {
    title: 'ಖಾತೆ ತಡೆಯಬೇಕೇ?',
    label: 'ಯಾಕೆ?',
    hint: 'ಲಾಗಿನ್ ತಕ್ಷಣ ಮುಗಿಯುತ್ತದೆ, ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ; ಆರ್ಡರ್ ಮುಂದುವರಿಯುತ್ತವೆ. ಕಾರಣವನ್ನು ಆಪರೇಟರ್ ಜನರು ಮಾತ್ರ ಓದುತ್ತಾರೆ.',
    missing: 'ಕಾರಣ ಬರೆಯಿರಿ',
    submit: 'ತಡೆಯಿರಿ',
  },
  isBlocked: 'ಖಾತೆ ತಡೆಯಲಾಗಿದೆ',
  unblock: 'ಮತ್ತೆ ತೆರೆಯಿರಿ',
  unblockOf: (name) => `ಮತ್ತೆ ತೆರೆಯಿರಿ: ${name}`,
  isOpen: 'ಖಾತೆ ಮತ್ತೆ ತೆರೆದಿದೆ',
  letIn: 'ಮತ್ತೆ ಬರಲು ಬಿಡಿ',
  letInOf: (name) => `ಮತ್ತೆ ಬರಲು ಬಿಡಿ: ${name}`,
  letInTitle: (name) => `${name} ಅವರನ್ನು ಮತ್ತೆ ಬರಲು ಬಿಡಬೇಕೇ?`,
  letInText: 'ಮೊದಲು ಈ ನಂಬರ್‌ಗೆ ಫೋನ್ ಮಾಡಿ: ಇನ್ನು ಮುಂದೆ ಈ ನಂಬರ್ ಇರುವವರು ಕೋಡ್‌ನಿಂದ ಖಾತೆ ತೆರೆಯಬಹುದು.',
  stay: 'ಇರಲಿ',
  isIn: 'ಈಗ ಕೋಡ್‌ನಿಂದ ಖಾತೆ ಮತ್ತೆ ತೆರೆಯುತ್ತದೆ',
  open: 'ಖಾತೆ ತೆರೆಯಿರಿ',
  openText: 'ಲಾಗಿನ್ ಕೋಡ್ ಫೋನ್‌ಗೆ ಹೋಗುತ್ತದೆ. ಪಾಸ್‌ವರ್ಡ್ ಇಲ್ಲ: ಕೋಡ್‌ನಿಂದ ಲಾಗಿನ್ ಆಗುತ್ತಾರೆ.',
  name: 'ಹೆಸರು',
  phone: 'ಫೋನ್ ನಂಬರ್',
  email: 'ಇಮೇಲ್',
  openSubmit: 'ಖಾತೆ ತೆರೆಯಿರಿ',
  opened: 'ಖಾತೆ ತೆರೆದಿದೆ, ಕೋಡ್ ಕಳುಹಿಸಲಾಗಿದೆ',
  openedUntold: 'ಖಾತೆ ತೆರೆದಿದೆ. ಕೋಡ್ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ: ಲಾಗಿನ್ ಮಾಡುವಾಗ “ಕೋಡ್ ಬಳಸಿ” ಒತ್ತಬೇಕು.',
}
