import { useCallback, useEffect, useRef, useState } from 'react'
import { getDb } from '../../client/db/get-db.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { useDesk } from '../desk.store.ts'
import { GrowingList } from '../list/GrowingList.tsx'
import { useStableRows } from '../list/useStableRows.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { ScanParcels } from '../shipments/ScanParcels.tsx'
import { saveRoundOrder } from '../shipments/recent.shared.ts'
import type { ParcelView } from '../shipments/shipments.shared.ts'
import { text } from '../texts.ts'
import { GoneStop, isUnderWay, StopCard } from './StopCard.tsx'
import styles from './round.module.css'
import { stopsOf, withMoved, type Stop } from './stops.ts'
import { text as words } from './texts.ts'

/** Parcels under way: first those that the shop's own people carry, by the places where they go. */
export const RoundPage = () => {
  const parcels = useDesk((desk) => desk.parcels)
  return (
    <>
      <PageTitle title={text.round.title} isList />
      <Holds />
      {parcels === null ? <ListSkeleton /> : <Round parcels={parcels} />}
    </>
  )
}

/** What whoever is on the round has taken and not handed over. */
const Holds = () => {
  const holds = useDesk((desk) => desk.holds)
  if (holds === null || holds === 0) return null
  return (
    <p className={classes(layout.notice, tone.done, layout.below3, styles.holds)}>
      <Icon name="cash" />
      <b>{words.holds(holds)}</b>
    </p>
  )
}

const Round = ({ parcels }: { parcels: readonly ParcelView[] }) => {
  const takeBack = useDesk((desk) => desk.takeBack)
  const hand = useDesk((desk) => desk.roundOrder)
  // What was pressed a short while ago stays with its stop.
  const isShown = (parcel: ParcelView) =>
    !parcel.isRest && (isUnderWay(parcel) || (takeBack[parcel.id] !== undefined && isEnded(parcel)))
  const shown = parcels.filter(isShown)
  const stops = stopsOf(
    shown.filter((parcel) => !isCarried(parcel)),
    hand,
  )
  const carried = stopsOf(shown.filter(isCarried)).flatMap((stop) =>
    stop.parcels.map((parcel): Stop => ({ key: parcel.id, parcels: [parcel] })),
  )
  return (
    <div className={layout.stack3}>
      <Own stops={stops} parcels={shown} hand={hand} />
      {carried.length > 0 && <Stops title={text.round.carrier} stops={carried} list="" />}
      {!shown.some(isUnderWay) && <EmptyState picture="box" title={text.round.empty} text={text.round.emptyText} />}
    </div>
  )
}

const isEnded = ({ state }: ParcelView): boolean => state === 'delivered' || state === 'failed'

/** Whether a carrier has it, or had it until it ended. */
const isCarried = (parcel: ParcelView): boolean =>
  isUnderWay(parcel) ? parcel.state === 'shipped' : parcel.carrier !== null

interface OwnProps {
  stops: readonly Stop[]
  parcels: readonly ParcelView[]
  hand: readonly string[]
}

/** The stops of the own round, whose order can be changed. */
const Own = ({ stops, parcels, hand }: OwnProps) => {
  const acct = useDesk(({ me }) => me?.staff_id) ?? 0
  const [isArranging, arrange] = useState(false)
  const [found, find] = useState<string>()
  if (stops.length === 0) return null
  const save = (ids: readonly string[]) =>
    void getDb()
      .then((local) => saveRoundOrder(local, acct, ids))
      .catch(console.warn)
  const move = (key: string, by: 1 | -1) => save(withMoved(stops, key, by))
  return (
    <>
      <ScanParcels once here={parcels} onFound={({ id }) => find(id)} />
      {stops.length > 1 && (
        <div className={layout.between}>
          <Button
            kind="plain"
            icon={isArranging ? 'check' : 'menu'}
            label={isArranging ? words.arranged : words.arrange}
            aria-pressed={isArranging}
            onClick={() => arrange(!isArranging)}
          />
          {isArranging && hand.length > 0 && (
            <Button kind="plain" icon="pin" label={words.byPlace} onClick={() => save([])} />
          )}
        </div>
      )}
      <Stops
        title={text.round.own}
        stops={stops}
        list={hand.join(' ')}
        found={found}
        move={isArranging ? move : undefined}
      />
    </>
  )
}

interface StopsProps {
  title: string
  stops: readonly Stop[]
  /** Another order begins anew: stops that keep their places would show the former one. */
  list: string
  /** The parcel whose label was read. */
  found?: string | undefined
  move?: ((key: string, by: 1 | -1) => void) | undefined
}

const keyOf = ({ key }: Stop): string => key

const Stops = ({ title, stops, list, found, move }: StopsProps) => {
  const kept = useStableRows(stops, { keyOf, list })
  const card = useCallback(
    (stop: Stop, isHere: boolean) => {
      if (!isHere) return <GoneStop stop={stop} />
      const at = stops.findIndex(({ key }) => key === stop.key)
      const isFound = found !== undefined && stop.parcels.some(({ id }) => id === found)
      const way = (by: 1 | -1) => (stops[at + by] === undefined ? undefined : () => move?.(stop.key, by))
      const onMove = move && { earlier: way(-1), later: way(1) }
      return (
        <Seen isFound={isFound}>
          <StopCard stop={stop} isFound={isFound} onMove={onMove} />
        </Seen>
      )
    },
    [stops, found, move],
  )
  return (
    <section className={layout.stack3} aria-label={title}>
      <h2>{title}</h2>
      <GrowingList kept={kept} keyOf={keyOf}>
        {card}
      </GrowingList>
    </section>
  )
}

/** Comes into sight, with the focus, once its label was read. */
const Seen = ({ isFound, children }: { isFound: boolean; children: React.ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFound) return
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [isFound])
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}
