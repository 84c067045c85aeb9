import { p } from '../../texts/pageTexts.ts'
import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Refusal } from './checkout.store.ts'
import type { OrderLineView } from './OrderLines.tsx'
import css from './RefusalDialog.module.css'
import { ChangedPrices, HowMany } from './RefusedLines.tsx'

interface RefusalDialogProps {
  refusal: Refusal
  items: readonly OrderLineView[]
  /** Orders again at the prices that the shop told. */
  onAccept: () => void
  onChangeCart: () => void
  onClose: () => void
}

/** Why the shop did not take the order, and what can be done about it. Nothing was ordered. */
export const RefusalDialog = ({ refusal, items, onAccept, onChangeCart, onClose }: RefusalDialogProps) => {
  const words = p.checkout.payment
  const { code, lines, message } = refusal
  if (code === 'PRICE_CHANGED') {
    return (
      <Dialog open title={words.priceTitle} onClose={onClose}>
        <p>{words.priceText}</p>
        <ChangedPrices lines={lines} items={items} />
        <div className={css.answers}>
          <Button kind="leaf" full onClick={onAccept}>
            {words.accept}
          </Button>
          <Button full onClick={onClose}>
            {words.decline}
          </Button>
        </div>
      </Dialog>
    )
  }
  const isStock = code === 'OUT_OF_STOCK'
  const limits = isStock ? t.catalogue.left : code === 'QUANTITY_LIMIT' ? t.catalogue.most : null
  return (
    <Dialog open title={isStock ? words.stockTitle : words.refusedTitle} onClose={onClose}>
      <p>{isStock ? words.stockText : message}</p>
      {limits && <HowMany limits={limits} lines={lines} items={items} />}
      <div className={css.answers}>
        <Button full onClick={onChangeCart}>
          {words.toCart}
        </Button>
        <Button kind="plain" full onClick={onClose}>
          {words.decline}
        </Button>
      </div>
    </Dialog>
  )
}
