import type { ProductDetails, Variant } from '../../../contract/entities.ts'
import { lazySection } from '../../../ui/base/lazy-section.tsx'
import layout from '../../../ui/base/layout.module.css'
import { AskBulkPrice } from '../../enquiries/AskBulkPrice.tsx'
import styles from './ProductPage.module.css'

const HelpLines = lazySection(async () => (await import('../../help/HelpLines.tsx')).HelpLines)

/** Whom to ask: sellers for a bulk price, the shop for anything. */
export const ProductHelp = ({ product, variant }: { product: ProductDetails; variant: Variant }) => (
  <>
    <div className={layout.above3}>
      <AskBulkPrice product={product} variant={variant} />
    </div>
    <ul className={styles.help}>
      <HelpLines className={layout.tool} subject={product.title} />
    </ul>
  </>
)
