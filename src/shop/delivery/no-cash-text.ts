import { formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'

/** Why sellers take no cash for it: what `cashLimitOf` says. */
export const noCashText = (limit: number | undefined): string | undefined => {
  if (limit === undefined) return undefined
  return limit === 0 ? pageText.delivery.cashNone : pageText.delivery.cashLimit(formatRupees(limit))
}
