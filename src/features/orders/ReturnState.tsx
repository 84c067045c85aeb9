import type { ReturnRequest } from '../../contract/entities.ts'
import { formatShortDay } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import css from './ReturnState.module.css'

/** What became of a return, in words. */
export const ReturnState = ({ request }: { request: ReturnRequest }) => {
  const { state, note, requested_at, decided_at } = request
  return (
    <div className={classes(css.state, css[state])}>
      <Icon name="return" small />
      <div>
        <p>{p.returns.states[state](formatShortDay(decided_at ?? requested_at))}</p>
        {note !== null && <p>{p.returns.note(note)}</p>}
      </div>
    </div>
  )
}
