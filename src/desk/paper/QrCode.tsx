import { encode } from 'uqr'
import styles from './paper.module.css'
import { text } from './texts.ts'

/** Modules around the code that stay white, which a reader needs. */
const QUIET = 4

/** A parcel's number for a reader. A label that is creased or damp is still read. */
export const QrCode = ({ id }: { id: string }) => {
  const { size, data } = encode(id, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.code(id)}>
      <path fill="#000" shapeRendering="crispEdges" d={path} />
    </svg>
  )
}
