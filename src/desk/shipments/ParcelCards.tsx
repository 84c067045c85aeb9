import { useCallback, type ReactNode } from 'react'
import type { ParcelView } from './shipments.shared.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card } from '../../ui/display/Card.tsx'
import { GrowingList } from '../list/GrowingList.tsx'
import type { Kept } from '../list/stable-rows.ts'
import { StateBadge } from './StateBadge.tsx'
import { text } from '../texts.ts'
import { ParcelBody } from './Parcel.tsx'
import { keyOf } from './PileList.tsx'

interface ParcelCardsProps {
  kept: readonly Kept<ParcelView>[]
  /** The states of the list's parcels. */
  states: readonly ParcelView['state'][]
  children: (parcel: ParcelView) => ReactNode
}

/** A card for each parcel; of one that has left the list what became of it, and nothing to press. */
export const ParcelCards = ({ kept, states, children }: ParcelCardsProps) => {
  const card = useCallback(
    (row: ParcelView, isHere: boolean) => (isHere ? children(row) : <Gone parcel={row} states={states} />),
    [children, states],
  )
  return (
    <GrowingList kept={kept} keyOf={keyOf}>
      {card}
    </GrowingList>
  )
}

const Gone = ({ parcel, states }: { parcel: ParcelView; states: ParcelCardsProps['states'] }) => (
  <Card>
    <ParcelBody parcel={parcel} promised={false}>
      {states.includes(parcel.state) ? (
        <Badge icon="check" label={text.parcel.gone} />
      ) : (
        <StateBadge state={parcel.state} />
      )}
    </ParcelBody>
  </Card>
)
