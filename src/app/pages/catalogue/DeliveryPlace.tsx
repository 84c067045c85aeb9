import { useState } from 'react'
import type { Product, Variant } from '../../../contract/entities.ts'
import { useSession } from '../../../features/account/session.store.ts'
import { text } from '../../../texts/texts.ts'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import layout from '../../../ui/base/layout.module.css'
import { Icon } from '../../../ui/media/Icon.tsx'
import styles from './DeliveryPlace.module.css'
import { withTexts } from '../../../texts/load-texts.ts'

const ProductDelivery = lazyComponent(
  async () => (await withTexts('rest', import('../../delivery/ProductDelivery.tsx'))).ProductDelivery,
)

/** When the goods reach the farmer. Its code needs the local database, so a first visit has it at the first touch. */
export const DeliveryPlace = ({ product, variant }: { product: Product; variant: Variant }) => {
  const ready = useSession((session) => session.ready)
  const [isAsked, ask] = useState(false)
  return (
    <div className={styles.place}>
      {ready || isAsked ? (
        <ProductDelivery sellerId={product.vendor.id} codAvailable={variant.cod_available} isAsked={isAsked} />
      ) : (
        <button type="button" className={layout.tap} onClick={() => ask(true)}>
          <Icon name="truck" />
          {text.catalogue.whenThere}
        </button>
      )}
    </div>
  )
}
