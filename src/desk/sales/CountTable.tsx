import { formatNumber } from '../../texts/format.ts'
import { Bar } from '../../ui/display/Bar.tsx'
import styles from './sales.module.css'

interface CountTableProps {
  /** What the names and the counts are. */
  head: readonly [string, string]
  rows: readonly (readonly [name: string, count: number])[]
}

/** Names with one count each. */
export const CountTable = ({ head, rows }: CountTableProps) => {
  const most = Math.max(...rows.map(([, count]) => count), 1)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {head[0]}
          </th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row" className={styles.name}>
              {name}
              <Bar value={count} max={most} />
            </th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
