import { Fragment, type ReactNode } from 'react'
import { inWords } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import type { IllustrationName } from '../../ui/media/Illustration.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { Failed } from './Failed.tsx'
import styles from './list.module.css'
import { text } from './texts.ts'
import { Table, type TableOf } from './Table.tsx'
import { usePages, type AskPage } from './usePages.ts'
import { useTable } from './useTable.ts'

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
  /** The same rows where there is room for a table. */
  table?: TableOf<Row> | undefined
  /** What stands above a row and those after it that have the same. */
  headingOf?: (row: Row) => string
  /** Whether a row still belongs to the list; one that does not stays in its place until the list is loaded anew. */
  isHere?: (row: Row) => boolean
  /** `onChange` says what has become of the row. */
  children: (row: Row, onChange: (now: Partial<Row>) => void) => ReactNode
}

/** The rows that have come, or that there are none, or why they did not come; and the way to more of them. */
export const PagedList = <Row,>({
  ask,
  trigger,
  empty,
  table,
  headingOf,
  isHere = () => true,
  children,
}: PagedListProps<Row>) => {
  const { rows, next, failure, isLoading, again, more, replace } = usePages(ask, String(trigger))
  const isTable = useTable() && table !== undefined
  if (rows === null || (rows.length === 0 && next === null))
    return (
      <div className={styles.cards}>
        {rows !== null ? (
          <EmptyState picture="box" {...empty} />
        ) : failure === null ? (
          <ListSkeleton />
        ) : (
          <Failed failure={failure} onAgain={again} />
        )}
      </div>
    )
  return (
    <div className={classes(layout.stack3, !isTable && styles.cards)}>
      {rows.length === 0 && <p>{text.noneYet}</p>}
      {isTable ? (
        <Table
          {...table}
          rows={rows}
          isWhole={next === null}
          onMore={more}
          onChange={(row, now) => replace(row, { ...row, ...now })}
        />
      ) : (
        rows.map((row, at) => {
          const above = rows[at - 1]
          const heading = headingOf?.(row)
          const isSame = heading === undefined || (above !== undefined && headingOf?.(above) === heading)
          const shown = children(row, (now) => replace(row, { ...row, ...now }))
          return isSame ? (
            shown
          ) : (
            <Fragment key={heading}>
              <h2>{heading}</h2>
              {shown}
            </Fragment>
          )
        })
      )}
      {rows.length > 0 && next === null && !rows.some(isHere) && <EmptyState picture="box" {...empty} />}
      {failure !== null && <p role="alert">{inWords(failure.message)}</p>}
      {next !== null && (
        <Button full disabled={isLoading} onClick={more} label={failure === null ? text.more : text.again} />
      )}
    </div>
  )
}
