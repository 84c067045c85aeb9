import type { ReactNode } from 'react'
import type { Sold } from '../../contract/calls/staff/sales.ts'
import { Bar } from '../../ui/display/Bar.tsx'
import styles from './sales.module.css'
import { text } from './texts.ts'

/** The figures in the order in which they are read. */
export const FIGURES = ['amount', 'orders', 'pieces', 'returned'] as const satisfies readonly (keyof Sold)[]

interface SoldTableProps<Row extends Sold> {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Draws below each name how much it sold beside the others. */
  compared?: boolean
  /** The name of a row. */
  children: (row: Row) => ReactNode
}

/** A row of figures below each name, which may be as long as the screen is wide. */
export const SoldTable = <Row extends Sold>({
  caption,
  rows,
  keyOf,
  compared = false,
  children,
}: SoldTableProps<Row>) => {
  const most = Math.max(...rows.map(({ amount }) => amount), 1)
  return (
    <div className={styles.wide} role="region" aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {text.figures[figure]}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={keyOf(row)}>
            <tr>
              <th scope="rowgroup" colSpan={FIGURES.length} className={styles.name}>
                {children(row)}
                {compared && <Bar value={row.amount} max={most} />}
              </th>
            </tr>
            <tr>
              {FIGURES.map((figure) => (
                <td key={figure}>{text.figure[figure](row[figure])}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  )
}
