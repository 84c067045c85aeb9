import type { ShipmentState } from '../../contract/shipments.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import { text } from './texts.ts'

type Look = readonly [kind: 'plain' | 'info' | 'done' | 'wait' | 'bad', icon: IconName]

const LOOKS: Record<ShipmentState, Look> = {
  waiting_payment: ['wait', 'clock'],
  to_pack: ['wait', 'box'],
  packed: ['info', 'packs'],
  shipped: ['info', 'truck'],
  out: ['info', 'truck'],
  delivered: ['done', 'check'],
  failed: ['bad', 'alert'],
  returning: ['wait', 'return'],
  returned: ['plain', 'return'],
  cancelled: ['plain', 'close'],
}

/** Where a parcel is. */
export const StateBadge = ({ state }: { state: ShipmentState }) => {
  const [kind, icon] = LOOKS[state]
  return <Badge kind={kind} icon={icon} label={text.states[state]} />
}
