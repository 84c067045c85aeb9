import type { ReactNode } from 'react'
import type { ParcelView } from './shipments.shared.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card } from '../../ui/display/Card.tsx'
import type { Kept } from '../list/stable-rows.ts'
import { Place } from '../list/Place.tsx'
import { StateBadge } from './StateBadge.tsx'
import { text } from '../texts.ts'
import { GrowingList } from './GrowingList.tsx'
import { ParcelBody } from './Parcel.tsx'
import { keyOf } from './useStableParcels.ts'

interface ParcelCardsProps {
  kept: readonly Kept<ParcelView>[]
  /** The states of the list's parcels. */
  states: readonly ParcelView['state'][]
  children: (parcel: ParcelView) => ReactNode
}

/** A card for each parcel; of one that has left the list what became of it, and nothing to press. */
export const ParcelCards = ({ kept, states, children }: ParcelCardsProps) => (
  <GrowingList rows={kept} keyOf={({ row }) => keyOf(row)}>
    {({ row, isHere }) => (
      <Place isHere={isHere}>
        {isHere ? (
          children(row)
        ) : (
          <Card>
            <ParcelBody parcel={row} promised={false}>
              {states.includes(row.state) ? (
                <Badge icon="check" label={text.parcel.gone} />
              ) : (
                <StateBadge state={row.state} />
              )}
            </ParcelBody>
          </Card>
        )}
      </Place>
    )}
  </GrowingList>
)
