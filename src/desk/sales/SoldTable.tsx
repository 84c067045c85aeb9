import type { ReactNode } from 'react'
import type { Sold } from '../../contract/calls/staff/sales.ts'
import { Bar } from '../../ui/display/Bar.tsx'
import { VisuallyHidden } from '../../ui/base/VisuallyHidden.tsx'
import layout from '../../ui/base/layout.module.css'
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

/** Below each name its figures, each with what it is: large letters put them below each other, where a heading is far. */
export const SoldTable = <Row extends Sold>({
  caption,
  rows,
  keyOf,
  compared = false,
  children,
}: SoldTableProps<Row>) => {
  const most = Math.max(...rows.map(({ amount }) => amount), 1)
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {rows.map((row) => (
        <tbody key={keyOf(row)}>
          <tr>
            <th scope="rowgroup" colSpan={FIGURES.length} className={styles.name}>
              {children(row)}
              {compared && <Bar value={row.amount} max={most} />}
            </th>
          </tr>
          <tr className={styles.figures}>
            {FIGURES.map((figure) => (
              <td key={figure}>
                <span className={layout.small}>{text.figures[figure]}</span> {text.figure[figure](row[figure])}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  )
}
