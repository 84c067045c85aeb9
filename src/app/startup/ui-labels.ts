import { formatNumber, formatRupees, priceParts } from '../../texts/format.ts'
import { locale, text } from '../../texts/texts.ts'
import { provideLabels } from '../../ui/base/labels.ts'

const oneDecimal = (value: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** Gives the components of `src/ui` the words of the current language. Imported for this by the layout and by tests. */
provideLabels(() => ({
  ...text.layout,
  percentOff: (percent) => text.layout.percentOff(formatNumber(percent)),
  outOfFive: (value) => text.layout.outOfFive(oneDecimal(value)),
  rupees: formatRupees,
  rupeeParts: priceParts,
  oneDecimal,
}))
