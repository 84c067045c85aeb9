import { useState } from 'react'
import type { Product, Variant } from '../../../contract/entities.ts'
import { useSession } from '../../session/session.store.ts'
import { text } from '../../../texts/texts.ts'
import { lazyComponent } from '../../../ui/base/lazy-component.tsx'
import layout from '../../../ui/base/layout.module.css'
import { toastError } from '../../../ui/base/toast.ts'
import { Icon } from '../../../ui/media/Icon.tsx'
import styles from './DeliveryPlace.module.css'
import { withTexts } from '../../../texts/load-texts.ts'

const ProductDelivery = lazyComponent(
  async () => (await withTexts('rest', import('./ProductDelivery.tsx'))).ProductDelivery,
  { onFail: () => void toastError(text.failures.partNotLoaded) },
)

/** When the goods reach the farmer. Its code needs the local database, so a first visit has it at the first touch. */
export const DeliveryPlace = ({ product, variant }: { product: Product; variant: Variant }) => {
  const ready = useSession((session) => session.ready)
  const [asked, ask] = useState(0)
  const [hasPin, tellPin] = useState(false)
  return (
    <div className={styles.place}>
      {/* The same button before and after the code has come: it may come while a finger is on it. */}
      {!hasPin && (
        <button type="button" className={layout.tap} onClick={() => ask(asked + 1)}>
          <Icon name="truck" />
          {text.catalogue.whenThere}
        </button>
      )}
      {(ready || asked > 0) && (
        <ProductDelivery
          // Code that did not come is fetched again at the next press.
          key={asked}
          line={{
            vendor_id: product.vendor.id,
            cod_available: variant.cod_available,
            price: variant.selling_price,
            quantity: 1,
          }}
          isAsked={asked > 0}
          tellPin={tellPin}
          onClose={() => ask(0)}
        />
      )}
    </div>
  )
}
