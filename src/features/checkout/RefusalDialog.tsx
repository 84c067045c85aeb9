import { pageText } from '../../texts/page-texts.ts'
import { text } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { Refusal } from './checkout.store.ts'
import type { OrderLineView } from './OrderLines.tsx'
import layout from '../../ui/base/layout.module.css'
import { ChangedPrices, QuantityLimits } from './RefusedLines.tsx'

interface RefusalDialogProps {
  refusal: Refusal
  items: readonly OrderLineView[]
  /** Orders again at the server's prices. */
  onAccept: () => void
  onChangeCart: () => void
  onClose: () => void
}

/** Why the shop did not take the order, and what can be done about it. Nothing was ordered. */
export const RefusalDialog = ({ refusal, items, onAccept, onChangeCart, onClose }: RefusalDialogProps) => {
  const words = pageText.checkout.payment
  const { code, lines, message } = refusal
  if (code === 'PRICE_CHANGED') {
    return (
      <Dialog open title={words.priceTitle} onClose={onClose}>
        <p>{words.priceText}</p>
        <ChangedPrices lines={lines} items={items} />
        <div className={layout.answers}>
          <Button kind="leaf" full onClick={onAccept} label={words.accept} />
          <Button full onClick={onClose} label={words.decline} />
        </div>
      </Dialog>
    )
  }
  const isStock = code === 'OUT_OF_STOCK'
  const limits = isStock ? text.catalogue.left : code === 'QUANTITY_LIMIT' ? text.catalogue.most : null
  return (
    <Dialog open title={isStock ? words.stockTitle : words.refusedTitle} onClose={onClose}>
      <p>{isStock ? words.stockText : message}</p>
      {limits && <QuantityLimits limits={limits} lines={lines} items={items} />}
      <div className={layout.answers}>
        <Button full onClick={onChangeCart} label={words.toCart} />
        <Button kind="plain" full onClick={onClose} label={words.decline} />
      </div>
    </Dialog>
  )
}
