import * as v from 'valibot'
import { RefusedLines } from '../../contract/refusals.ts'
import type { RefusedLine } from '../../contract/refusals.ts'
import type { Failure } from '../../offline/call.ts'
import { t } from '../../texts/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OrderLineView } from './OrderLines.tsx'
import css from './RefusalDialog.module.css'
import { ChangedPrices, WhatIsLeft } from './RefusedLines.tsx'

interface RefusalDialogProps {
  refusal: Failure
  items: readonly OrderLineView[]
  /** Orders again at the new prices. */
  onAccept: (lines: readonly RefusedLine[]) => void
  onChangeCart: () => void
  onClose: () => void
}

const linesOf = (refusal: Failure): readonly RefusedLine[] => {
  const read = v.safeParse(RefusedLines, refusal.data)
  return read.success ? read.output.lines : []
}

/** Why the shop did not take the order, and what can be done about it. Nothing was ordered. */
export const RefusalDialog = ({ refusal, items, onAccept, onChangeCart, onClose }: RefusalDialogProps) => {
  const words = t.checkout.payment
  const lines = linesOf(refusal)
  if (refusal.code === 'PRICE_CHANGED') {
    return (
      <Dialog open title={words.priceTitle} onClose={onClose}>
        <p>{words.priceText}</p>
        <ChangedPrices lines={lines} items={items} />
        <div className={css.answers}>
          <Button kind="main" full onClick={() => onAccept(lines)}>
            {words.accept}
          </Button>
          <Button full onClick={onClose}>
            {words.decline}
          </Button>
        </div>
      </Dialog>
    )
  }
  const isStock = refusal.code === 'OUT_OF_STOCK'
  return (
    <Dialog open title={isStock ? words.stockTitle : words.refusedTitle} onClose={onClose}>
      <p>{isStock ? words.stockText : refusal.message}</p>
      {isStock && <WhatIsLeft lines={lines} items={items} />}
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
