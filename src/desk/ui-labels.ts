import { formatOneDecimal, formatRupees, priceParts } from '../texts/format.ts'
import { provideLabels } from '../ui/base/labels.ts'
import { text } from './texts.ts'

/** Gives the components of `src/ui` the desk's words. The desk speaks as the server does. */
provideLabels(() => ({
  ...text.labels,
  inWords: (sentence) => sentence,
  rupees: formatRupees,
  rupeeParts: priceParts,
  oneDecimal: formatOneDecimal,
}))
