import { useState } from 'react'
import type { ProductDetails, Variant } from '../../contract/entities.ts'
import { withTexts } from '../../texts/load-texts.ts'
import { productText, text } from '../../texts/texts.ts'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { toastError } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'

const AskBulkDialog = lazyComponent(
  async () => (await withTexts('rest', import('./AskBulkDialog.tsx'))).AskBulkDialog,
  { onFail: () => void toastError(text.failures.partNotLoaded) },
)

/** The way to a bulk price: of packs that are sold for cash, so that whoever has a quote may pay as she likes. */
export const AskBulkPrice = ({ product, variant }: { product: ProductDetails; variant: Variant }) => {
  const [isOpen, setOpen] = useState(false)
  if (variant.cod_available !== 1) return null
  return (
    <>
      <Button icon="packs" onClick={() => setOpen(true)} label={productText.askBulk} />
      {isOpen && (
        <AskBulkDialog
          pack={{ sku: variant.sku, title: product.title, variantName: variant.variant_name }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
