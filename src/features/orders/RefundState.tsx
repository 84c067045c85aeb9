import type { ItemRefund } from '../../contract/entities.ts'
import { formatRupees, formatShortDay } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './ReturnState.module.css'

/** Where the money of an item is that goes back to the farmer. */
export const RefundState = ({ refund: { amount, state, of, at } }: { refund: ItemRefund }) => {
  const words = p.returns.refund
  return (
    <div className={classes(css.state, state === 'done' ? css.approved : css.requested)}>
      <Icon name="return" small />
      <p>
        {words[state](formatRupees(amount), formatShortDay(at))}
        {of === 'order' && ` ${words.whole}`}
      </p>
    </div>
  )
}
