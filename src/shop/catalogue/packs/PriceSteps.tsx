import type { Variant } from '../../../contract/entities.ts'
import { formatNumber, formatRupees } from '../../../texts/format.ts'
import { productText } from '../../../texts/texts.ts'

/** What a piece costs where more of them are bought; nothing where it is always the same. */
export const PriceSteps = ({ steps }: Pick<Variant, 'steps'>) =>
  steps?.map(({ from, price }) => (
    <p key={from}>
      <b>{productText.priceStep(formatNumber(from), formatRupees(price))}</b>
    </p>
  ))
