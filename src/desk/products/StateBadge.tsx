import type { DeskProductRow } from '../../contract/calls/staff/products.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { text } from './texts.ts'

/** What became of what was sent, or else what the page lacks. */
export const StateBadge = ({
  declared,
  missing,
  taken_down,
}: Pick<DeskProductRow, 'declared' | 'missing' | 'taken_down'>) => {
  if (taken_down) return <Badge kind="bad" icon="alert" label={text.hidden} />
  if (declared === 'waiting') return <Badge kind="wait" icon="clock" label={text.states.waiting} />
  if (declared === 'refused') return <Badge kind="bad" icon="return" label={text.states.refused} />
  return missing.length > 0 ? (
    <Badge kind="wait" icon="alert" label={text.missingCount(missing.length)} />
  ) : (
    <Badge kind="done" icon="check" label={text.complete} />
  )
}
