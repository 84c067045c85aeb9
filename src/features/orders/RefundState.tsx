import type { ItemRefund } from '../../contract/entities.ts'
import { formatRupees, formatShortDay } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'

/** The state of an item's refund. */
export const RefundState = ({ refund: { amount, state, of, at } }: { refund: ItemRefund }) => {
  const words = pageText.returns.refund
  return (
    <div className={classes(layout.notice, layout.above2, state === 'done' ? tone.done : tone.wait)}>
      <Icon name="return" small />
      <p>
        {words[state](formatRupees(amount), formatShortDay(at))}
        {of === 'order' && ` ${words.whole}`}
      </p>
    </div>
  )
}
