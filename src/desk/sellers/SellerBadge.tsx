import type { DeskSeller } from '../../contract/calls/staff/sellers.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { text } from './texts.ts'

const LOOKS = {
  requested: ['wait', 'clock'],
  invited: ['info', 'mail'],
  submitted: ['wait', 'file'],
  accepted: ['done', 'check'],
  rejected: ['bad', 'close'],
  suspended: ['bad', 'pause'],
} as const

/** What has become of an application, or of a seller. */
export const SellerBadge = ({ status }: { status: DeskSeller['vendor_status'] }) => {
  const [kind, icon] = LOOKS[status]
  return <Badge kind={kind} icon={icon} label={text.states[status]} />
}
