import { formatOneDecimal, formatRupees, priceParts } from '../texts/format.ts'
import { inWords } from '../texts/texts.ts'
import { provideLabels } from '../ui/base/labels.ts'
import { text } from './texts.ts'

/**
 * Gives the components of `src/ui` the desk's words. What the server says and no language has words for stays as it is:
 * that is more than its code would tell.
 */
provideLabels(() => ({
  ...text.labels,
  inWords: (sentence) => inWords(sentence),
  rupees: formatRupees,
  rupeeParts: priceParts,
  oneDecimal: formatOneDecimal,
}))
