import { useId, useState } from 'react'
import type { ProductDetails } from '../../../contract/entities.ts'
import { withTexts } from '../../../texts/load-texts.ts'
import { productText, text } from '../../../texts/texts.ts'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import layout from '../../../ui/base/layout.module.css'
import { toastError } from '../../../ui/base/toast.ts'
import { FormBlocks } from '../../../ui/display/FormSkeleton.tsx'
import { Icon } from '../../../ui/media/Icon.tsx'
import styles from './HowMuch.module.css'

const ProductCalculator = lazyComponent(
  async () => (await withTexts('rest', import('../../calculator/ProductCalculator.tsx'))).ProductCalculator,
  {
    wait: () => <FormBlocks fields={2} />,
    onFail: () => void toastError(text.failures.partNotLoaded),
  },
)

/** The calculator for a field. Closed it is one line; its code comes when it is opened. */
export const HowMuch = ({ product }: { product: ProductDetails }) => {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" className={layout.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {productText.howMuch}
          <Icon name="down" />
        </button>
      </h2>
      {isOpen && (
        <div className={styles.inside}>
          <ProductCalculator product={product} />
        </div>
      )}
    </section>
  )
}
