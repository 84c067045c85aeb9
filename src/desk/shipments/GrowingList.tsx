import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'

const FIRST = 8
const MORE = 16
/** The next ones are there before a thumb has reached the last. */
const NEAR = '1200px'

interface GrowingListProps<Row> {
  rows: readonly Row[]
  keyOf: (row: Row) => string
  children: (row: Row) => ReactNode
}

/** A long list that begins with what fits the screen: two hundred cards at once keep a slow phone busy for seconds. */
export const GrowingList = <Row,>({ rows, keyOf, children }: GrowingListProps<Row>) => {
  const [shown, setShown] = useState(FIRST)
  const end = useRef<HTMLDivElement>(null)
  const isMore = shown < rows.length
  useEffect(() => {
    if (!isMore || end.current === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setShown((before) => before + MORE),
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
    // Observed anew after each growth: an end that is still near tells nothing again.
  }, [isMore, shown])
  return (
    <>
      {rows.slice(0, shown).map((row) => (
        <Fragment key={keyOf(row)}>{children(row)}</Fragment>
      ))}
      {isMore && <div ref={end} />}
    </>
  )
}
