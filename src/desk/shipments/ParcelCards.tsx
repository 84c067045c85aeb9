import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { ParcelView } from './shipments.shared.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card } from '../../ui/display/Card.tsx'
import type { Kept } from '../list/stable-rows.ts'
import { StateBadge } from './StateBadge.tsx'
import { text } from '../texts.ts'
import { ParcelBody } from './Parcel.tsx'
import { keyOf } from './PileList.tsx'

/** A place in a list that stays as high as it was once its row has left. */
const Place = ({ isHere, children }: { isHere: boolean; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return
    element.style.minHeight = isHere ? '' : `${height.current}px`
    if (isHere) height.current = element.offsetHeight
  })
  return <div ref={place}>{children}</div>
}

const FIRST = 8
/** As many as a slow phone lays out in one frame. */
const MORE = 4
/** The next ones are there before a thumb has reached the last. */
const NEAR = '1200px'

/** A long list begins with what fits the screen: two hundred cards at once keep a slow phone busy for seconds. */
const useGrowing = (count: number) => {
  const [shown, setShown] = useState(FIRST)
  const end = useRef<HTMLDivElement>(null)
  const isMore = shown < count
  useEffect(() => {
    if (!isMore || end.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        // In slices, between which the list scrolls on.
        startTransition(() => setShown((before) => before + MORE))
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // Observed anew after each growth: an end that is still near tells nothing again.
  }, [isMore, shown])
  return { shown, end: isMore && <div ref={end} /> }
}

interface ParcelCardsProps {
  kept: readonly Kept<ParcelView>[]
  /** The states of the list's parcels. */
  states: readonly ParcelView['state'][]
  children: (parcel: ParcelView) => ReactNode
}

type CardOf = Pick<ParcelCardsProps, 'states' | 'children'> & Kept<ParcelView>

/** Not rendered again when the list grows. */
const ParcelCard = memo(({ row, isHere, states, children }: CardOf) => (
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
))

/** A card for each parcel; of one that has left the list what became of it, and nothing to press. */
export const ParcelCards = ({ kept, states, children }: ParcelCardsProps) => {
  const { shown, end } = useGrowing(kept.length)
  return (
    <>
      {kept.slice(0, shown).map(({ row, isHere }) => (
        <ParcelCard key={keyOf(row)} row={row} isHere={isHere} states={states}>
          {children}
        </ParcelCard>
      ))}
      {end}
    </>
  )
}
