import { Component, createRef, memo, startTransition, useEffect, useRef, useState, type ReactNode } from 'react'
import layout from '../../ui/base/layout.module.css'
import styles from '../desk.module.css'
import type { Kept } from './stable-rows.ts'

interface PlaceProps {
  isHere: boolean
  children: ReactNode
}

/**
 * A place in a list that stays as high as it was once its row has left. Laid out when it comes near the screen; it is
 * measured when its row leaves and not before, for that lays it out as well. A class, as no hook runs while the row is
 * still there.
 */
class Place extends Component<PlaceProps> {
  readonly place = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ isHere }: PlaceProps): string | null {
    if (isHere === this.props.isHere) return null
    return this.props.isHere ? '' : `${this.place.current?.offsetHeight ?? 0}px`
  }

  override componentDidUpdate(_props: PlaceProps, _state: unknown, minHeight: string | null) {
    if (minHeight !== null && this.place.current !== null) this.place.current.style.minHeight = minHeight
  }

  override render() {
    return (
      <div ref={this.place} className={styles.place}>
        {this.props.children}
      </div>
    )
  }
}

const FIRST = 8
/** As many as a slow phone puts in within one frame, together with laying out one. */
const MORE = 1
/** The next ones are there before a thumb has reached the last, and further away than the browser lays them out. */
const NEAR = '2000px'

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

interface GrowingListProps<Row> {
  kept: readonly Kept<Row>[]
  keyOf: (row: Row) => string
  children: (row: Row, isHere: boolean) => ReactNode
}

/** Not rendered again when the list grows. */
const Item = memo(
  ({ row, isHere, children }: Kept<unknown> & { children: (row: never, isHere: boolean) => ReactNode }) => (
    // Safe: row and children are of the same list.
    <Place isHere={isHere}>{children(row as never, isHere)}</Place>
  ),
)

/** Cards that are laid out together: a list of hundreds is too long for a frame, also where only one of them is new. */
const GROUP = 10

/** Cards in places of their own: as many as the reader comes near to. */
export const GrowingList = <Row,>({ kept, keyOf, children }: GrowingListProps<Row>) => {
  const { shown, end } = useGrowing(kept.length)
  // A row never changes its place, so a card stays in its group.
  const starts = Array.from({ length: Math.ceil(shown / GROUP) }, (_, group) => group * GROUP)
  return (
    <>
      {starts.map((start) => (
        <div key={start} className={layout.stack3}>
          {kept.slice(start, Math.min(start + GROUP, shown)).map(({ row, isHere }) => (
            <Item key={keyOf(row)} row={row} isHere={isHere}>
              {children}
            </Item>
          ))}
        </div>
      ))}
      {end}
    </>
  )
}
