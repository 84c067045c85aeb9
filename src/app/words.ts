import { formatNumber, formatRupees, priceParts } from '../texts/format.ts'
import { locale, t } from '../texts/texts.ts'
import { lendWords } from '../ui/words.ts'

const oneDecimal = (value: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** Lends the parts of `src/ui` the words of the language being spoken. Imported for this by the layout and by tests. */
lendWords(() => ({
  ...t.layout,
  percentOff: (percent) => t.layout.percentOff(formatNumber(percent)),
  outOfFive: (value) => t.layout.outOfFive(oneDecimal(value)),
  rupees: formatRupees,
  rupeeParts: priceParts,
  oneDecimal,
}))
