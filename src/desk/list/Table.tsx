import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { language } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { afterPress, sortOf, sortRows, SORTED_MAX, type Sort, type SortValue } from './sort.ts'
import styles from './table.module.css'
import { text } from './table-texts.ts'

export interface Column<Row> {
  /** Also what the address calls it. */
  name: string
  label: string
  cell: (row: Row, onChange: (now: Partial<Row>) => void) => ReactNode
  /** What it is sorted by; without it the column cannot be. */
  by?: (row: Row) => SortValue
  /** Figures stand below each other by their last digit. */
  isFigure?: true
}

/** How a list looks as a table. */
export interface TableOf<Row> {
  title: string
  keyOf: (row: Row) => string | number
  /** What the row is called. */
  nameOf: (row: Row) => string
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** What can be done with many rows at once; `onDone` takes the choice back. */
  bulk?: (chosen: readonly Row[], actions: { onDone: () => void; onChange: OnChange<Row> }) => ReactNode
}

type OnChange<Row> = (row: Row, now: Partial<Row>) => void

interface TableProps<Row> extends TableOf<Row> {
  rows: readonly Row[]
  /** Whether these are all the rows there are. */
  isWhole: boolean
  /** Fetches more of them. */
  onMore?: (() => void) | undefined
  onChange?: OnChange<Row>
}

/** The link that names a row and leads to all of it; the list stays as it was narrowed. */
export const RowLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const { search } = useLocation()
  return (
    <Link className={styles.link} to={{ pathname: to, search }}>
      {children}
    </Link>
  )
}

/** The order that the address names, and the rest of the list where that is needed for it. */
const useSort = <Row,>({ columns, rows, isWhole, onMore }: TableProps<Row>) => {
  const [query, setQuery] = useSearchParams()
  const named = sortOf(query.get('sort'))
  const by = columns.find(({ name }) => name === named?.column)?.by
  const sort = by === undefined ? undefined : named
  const isTooLong = !isWhole && rows.length > SORTED_MAX
  const wantsRest = sort !== undefined && !isWhole && !isTooLong
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  // Page by page; where one does not come, the list's own button asks again.
  useEffect(() => {
    if (wantsRest) more.current?.()
  }, [wantsRest, rows.length])
  const press = (column: string) => {
    const next = new URLSearchParams(query)
    next.delete('sort')
    const to = afterPress(sort, column)
    if (to !== undefined) next.set('sort', to)
    setQuery(next, { replace: true })
  }
  const isSorted = sort !== undefined && by !== undefined && isWhole
  return {
    sort: isSorted ? sort : undefined,
    sorted: isSorted ? sortRows(rows, by, sort, language) : rows,
    said: sort === undefined || isWhole ? undefined : isTooLong ? text.tooLong(SORTED_MAX) : text.loadingAll,
    press,
  }
}

/** The rows of a list below each other, sorted by a press on the head of a column, with a tick before each to choose it. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { title, keyOf, nameOf, columns, bulk, onChange = () => undefined } = props
  const { sort, sorted, said, press } = useSort(props)
  const [chosenKeys, choose] = useState<ReadonlySet<string | number>>(new Set())
  const chosen = sorted.filter((row) => chosenKeys.has(keyOf(row)))
  const clear = () => choose(new Set())
  const toggle = (key: string | number) => {
    const next = new Set(chosenKeys)
    if (!next.delete(key)) next.add(key)
    choose(next)
  }
  const [first, ...others] = columns
  return (
    <div className={layout.stack3}>
      {bulk && chosen.length > 0 && (
        <div className={styles.bulk} role="group" aria-label={text.chosen(chosen.length)}>
          <b>{text.chosen(chosen.length)}</b>
          {bulk(chosen, { onDone: clear, onChange })}
          <Button kind="plain" icon="close" label={text.none} onClick={clear} />
        </div>
      )}
      {said !== undefined && <p role="status">{said}</p>}
      <div className={styles.sheet}>
        <table className={styles.table} aria-label={title}>
          <thead>
            <tr>
              {bulk && (
                <td>
                  <Tick
                    label={text.all}
                    isChosen={chosen.length > 0 && chosen.length === sorted.length}
                    isPartly={chosen.length > 0 && chosen.length < sorted.length}
                    onChange={() => (chosen.length === sorted.length ? clear() : choose(new Set(sorted.map(keyOf))))}
                  />
                </td>
              )}
              {columns.map((column) => (
                <Head key={column.name} column={column} sort={sort} onPress={() => press(column.name)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((row) => {
              const key = keyOf(row)
              const change = (now: Partial<Row>) => onChange(row, now)
              return (
                <tr key={key} className={classes(chosenKeys.has(key) && styles.chosen)}>
                  {bulk && (
                    <td>
                      <Tick
                        label={text.choose(nameOf(row))}
                        isChosen={chosenKeys.has(key)}
                        onChange={() => toggle(key)}
                      />
                    </td>
                  )}
                  <th scope="row">{first.cell(row, change)}</th>
                  {others.map(({ name, cell, isFigure }) => (
                    <td key={name} className={classes(isFigure && styles.figure)}>
                      {cell(row, change)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}

interface HeadProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onPress: () => void
}

const Head = <Row,>({ column: { name, label, by, isFigure }, sort, onPress }: HeadProps<Row>) => {
  const isOwn = sort?.column === name
  const way = isOwn ? (sort.isDown ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" aria-sort={way} className={classes(isFigure && styles.figure)}>
      {by === undefined ? (
        label
      ) : (
        <button type="button" className={styles.head} onClick={onPress}>
          <span>{label}</span>
          <Icon name={way === 'ascending' ? 'up' : 'down'} small className={classes(!isOwn && styles.unsorted)} />
        </button>
      )}
    </th>
  )
}

interface TickProps {
  label: string
  isChosen: boolean
  isPartly?: boolean
  onChange: () => void
}

const Tick = ({ label, isChosen, isPartly = false, onChange }: TickProps) => {
  const id = useId()
  return (
    <label className={styles.tick} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        ref={(box) => {
          if (box !== null) box.indeterminate = isPartly
        }}
        onChange={onChange}
      />
    </label>
  )
}
