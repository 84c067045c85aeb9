import type { ReactNode } from 'react'
import { inWords } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import type { IllustrationName } from '../../ui/media/Illustration.tsx'
import layout from '../../ui/base/layout.module.css'
import { Failed } from './Failed.tsx'
import { text } from './texts.ts'
import { usePages, type AskPage } from './usePages.ts'

export interface Empty {
  title: string
  text?: string
  picture?: IllustrationName
}

interface PagedListProps<Row> {
  ask: AskPage<Row>
  /** Which list it is: another one is loaded anew. */
  trigger?: string | number | undefined
  empty: Empty
  /** Whether a row still belongs to the list; one that does not stays in its place until the list is loaded anew. */
  isHere?: (row: Row) => boolean
  /** `onChange` says what has become of the row. */
  children: (row: Row, onChange: (now: Partial<Row>) => void) => ReactNode
}

/** The rows that have come, or that there are none, or why they did not come; and the way to more of them. */
export const PagedList = <Row,>({ ask, trigger, empty, isHere = () => true, children }: PagedListProps<Row>) => {
  const { rows, next, failure, isLoading, again, more, replace } = usePages(ask, String(trigger))
  if (rows === null && failure === null) return <ListSkeleton />
  if (rows === null) return failure && <Failed failure={failure} onAgain={again} />
  if (rows.length === 0 && next === null) return <EmptyState picture="box" {...empty} />
  return (
    <div className={layout.stack3}>
      {rows.length === 0 && <p>{text.noneYet}</p>}
      {rows.map((row) => children(row, (now) => replace(row, { ...row, ...now })))}
      {rows.length > 0 && next === null && !rows.some(isHere) && <EmptyState picture="box" {...empty} />}
      {failure !== null && <p role="alert">{inWords(failure.message)}</p>}
      {next !== null && (
        <Button full disabled={isLoading} onClick={more} label={failure === null ? text.more : text.again} />
      )}
    </div>
  )
}
