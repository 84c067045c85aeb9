import { COD_AVAILABLE, POLICY } from '../../../contract/constants.ts'
import type { ProductDetails, Variant } from '../../../contract/entities.ts'
import { formatDay } from '../../../texts/days.ts'
import { formatNumber } from '../../../texts/format.ts'
import { text } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import styles from './ProductFacts.module.css'
import { localLicence, localState } from '../../../texts/localized.ts'
import { Sentence } from '../../../ui/base/Words.tsx'

/** Licence, payment and return: what a farmer wants to know before buying. */
export const ProductFacts = ({ product, variant }: { product: ProductDetails; variant: Variant }) => {
  const { licence } = product
  const words = text.catalogue
  return (
    <ul className={styles.facts}>
      {product.licence_required && (
        <li>
          <Icon name={licence?.valid ? 'licence' : 'alert'} />
          <span>
            <b>{licence?.valid ? words.licenceHeld : words.licenceMissing}</b>
            <span className={styles.more}>
              {licence?.valid ? (
                <Sentence
                  say={words.licenceFacts}
                  of={[
                    localLicence(licence.kind),
                    { text: licence.number },
                    localState(licence.state),
                    { text: formatDay(licence.expires) },
                  ]}
                />
              ) : (
                words.licenceMissingText
              )}
            </span>
          </span>
        </li>
      )}
      {!product.collect_only && (
        <>
          <li>
            <Icon name={variant.cod_available === COD_AVAILABLE ? 'cash' : 'card'} />
            {variant.cod_available === COD_AVAILABLE ? words.codOrPrepaid : words.prepaidHere}
          </li>
          <li>
            <Icon name="return" />
            {product.perishable
              ? words.returnHours(formatNumber(POLICY.perishableReturnHours))
              : words.returnWindow(formatNumber(POLICY.returnDays))}
          </li>
        </>
      )}
    </ul>
  )
}
