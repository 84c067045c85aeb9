import type { DeskListingRow } from '../../contract/calls/staff/listings.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { text } from './texts.ts'

/** Whether it is on sale. */
export const ListingBadge = ({ listing: { state, taken_down } }: { listing: DeskListingRow }) => {
  if (taken_down) return <Badge kind="bad" icon="alert" label={text.takenDown} />
  if (state === 'on_sale') return <Badge kind="done" icon="check" label={text.states[state]} />
  return <Badge kind="wait" icon={state === 'paused' ? 'pause' : 'close'} label={text.states[state]} />
}
