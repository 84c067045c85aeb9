import type { ProductDetails } from '../../../contract/entities.ts'
import { asWritten } from '../../../texts/localized.ts'
import { language, productText, text } from '../../../texts/texts.ts'
import layout from '../../../ui/base/layout.module.css'
import { Section } from '../../../ui/display/Section.tsx'
import styles from './SellerText.module.css'

/** What the seller says of the product, in as many lines. */
export const SellerText = ({ product: { product_details: details } }: { product: ProductDetails }) => {
  const { lang } = asWritten(details)
  return (
    <Section title={text.catalogue.details}>
      <div className={styles.details} lang={lang}>
        {lang && (
          <p className={layout.small} lang={language}>
            {productText.sellerEnglish}
          </p>
        )}
        {details.split('\n').map((line, index) => line !== '' && <p key={index}>{line}</p>)}
      </div>
    </Section>
  )
}
