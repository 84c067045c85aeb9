import type { ItemRefund, ReturnRequest } from '../../contract/entities.ts'
import { formatShortDay } from '../../texts/days.ts'
import { formatRupees } from '../../texts/format.ts'
import { pageText } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'

const LOOKS = { requested: tone.wait, approved: tone.done, rejected: tone.bad }

/** What became of a return, in words. */
export const ReturnState = ({ request }: { request: ReturnRequest }) => {
  const { state, note, requested_at, decided_at } = request
  return (
    <div className={classes(layout.notice, layout.above2, LOOKS[state])}>
      <Icon name="return" small />
      <div>
        <p>{pageText.returns.states[state](formatShortDay(decided_at ?? requested_at))}</p>
        {note !== null && <p>{pageText.returns.note(note)}</p>}
      </div>
    </div>
  )
}

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
