import { formatNumber, formatRupees, onceForLocale, priceParts } from '../../texts/format.ts'
import { text } from '../../texts/texts.ts'
import { provideLabels } from '../../ui/base/labels.ts'

const decimals = onceForLocale(
  (spoken) => new Intl.NumberFormat(spoken, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const oneDecimal = (value: number) => decimals().format(value)

/** Gives the components of `src/ui` the words of the current language. Imported for this by the layout and by tests. */
provideLabels(() => ({
  ...text.layout,
  percentOff: (percent) => text.layout.percentOff(formatNumber(percent)),
  outOfFive: (value) => text.layout.outOfFive(oneDecimal(value)),
  rupees: formatRupees,
  rupeeParts: priceParts,
  oneDecimal,
}))
