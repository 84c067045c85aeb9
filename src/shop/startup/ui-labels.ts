import { formatNumber, formatOneDecimal, formatRupees, priceParts } from '../../texts/format.ts'
import { inWords, text } from '../../texts/texts.ts'
import { provideLabels } from '../../ui/base/labels.ts'

/** Gives the components of `src/ui` the words of the current language. Imported for this by the layout and by tests. */
provideLabels(() => ({
  ...text.labels,
  inWords,
  close: text.layout.close,
  loading: text.layout.loading,
  percentOff: (percent) => text.labels.percentOff(formatNumber(percent)),
  outOfFive: (value) => text.labels.outOfFive(formatOneDecimal(value)),
  rupees: formatRupees,
  rupeeParts: priceParts,
  oneDecimal: formatOneDecimal,
}))
