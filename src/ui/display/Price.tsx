import { classes } from '../base/classes.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { labels } from '../base/labels.ts'

interface PriceProps {
  /** Rupees. */
  selling: number
  /** The list price, shown struck out when it is higher. */
  list?: number | undefined
  /** Whole percent. */
  discount?: number | undefined
  size?: 'card' | 'page'
  /** Stands before the price, such as "from". */
  before?: string | undefined
}

/** The price alone and large on its line; list price and discount below. */
export const Price = ({ selling, list = 0, discount = 0, size = 'card', before }: PriceProps) => {
  const { listPrice, percentOff, rupees, rupeeParts } = labels()
  const { whole, fraction } = rupeeParts(selling)
  return (
    <div className={classes(styles.price, size === 'page' && styles.page)}>
      <span className={styles.now}>
        {before && <span className={styles.before}>{before} </span>}
        <b>
          {whole}
          <small>{fraction}</small>
        </b>
      </span>
      {list > selling && (
        <>
          <VisuallyHidden>{listPrice}</VisuallyHidden>
          <s>{rupees(list)}</s>
        </>
      )}
      {discount > 0 && <span className={styles.less}>{percentOff(discount)}</span>}
    </div>
  )
}
