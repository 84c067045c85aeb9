import type { DeskReturn } from '../../contract/calls/staff/returns.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { text } from './texts.ts'

const LOOKS = {
  requested: ['wait', 'clock'],
  approved: ['done', 'check'],
  rejected: ['bad', 'close'],
} as const

/** What was decided about a return. */
export const ReturnBadge = ({ state }: { state: DeskReturn['state'] }) => {
  const [kind, icon] = LOOKS[state]
  return <Badge kind={kind} icon={icon} label={text.states[state]} />
}
