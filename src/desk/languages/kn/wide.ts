import { formatNumber, plural } from '../../../texts/format.ts'
import type { DeskWords } from '../words.ts'

export const table: DeskWords['table'] = {
  chosen: (count) => plural(count, { one: '# ಆಯ್ಕೆಯಾಗಿದೆ', other: '# ಆಯ್ಕೆಯಾಗಿವೆ' }),
  all: 'ಎಲ್ಲವನ್ನೂ ಆಯ್ಕೆ ಮಾಡಿ',
  choose: (name) => `${name} ಆಯ್ಕೆ ಮಾಡಿ`,
  none: 'ಆಯ್ಕೆ ತೆಗೆಯಿರಿ',
  done: (count) => plural(count, { one: '# ಬದಲಾಗಿದೆ', other: '# ಬದಲಾಗಿವೆ' }),
  loadingAll: 'ಕ್ರಮದಲ್ಲಿ ಇಡಲು ಪೂರ್ತಿ ಪಟ್ಟಿ ಲೋಡ್ ಆಗುತ್ತಿದೆ.',
  tooLong: (most) =>
    `ಪಟ್ಟಿಯಲ್ಲಿ ${formatNumber(most)} ಕ್ಕಿಂತ ಹೆಚ್ಚು ಸಾಲುಗಳಿವೆ, ಹಾಗಾಗಿ ಕ್ರಮದಲ್ಲಿ ಇಟ್ಟಿಲ್ಲ. ಮೊದಲು ಹುಡುಕಿ ಪಟ್ಟಿಯನ್ನು ಚಿಕ್ಕದು ಮಾಡಿ.`,
  columns: {
    order: 'ಆರ್ಡರ್',
    ordered: 'ಆರ್ಡರ್ ಸಮಯ',
    customer: 'ಗ್ರಾಹಕ',
    town: 'ನಗರ',
    pieces: 'ಪೀಸ್',
    sum: 'ಒಟ್ಟು',
    paid: 'ಪಾವತಿ',
    state: 'ಸ್ಥಿತಿ',
    product: 'ಉತ್ಪನ್ನ',
    pack: 'ಪ್ಯಾಕ್',
    packs: 'ಪ್ಯಾಕ್‌ಗಳು',
    stock: 'ಸ್ಟಾಕ್',
    held: 'ಇಟ್ಟದ್ದು',
    price: 'ಬೆಲೆ',
    shop: 'ಅಂಗಡಿ',
    name: 'ಹೆಸರು',
    applied: 'ಅರ್ಜಿ',
  },
}
