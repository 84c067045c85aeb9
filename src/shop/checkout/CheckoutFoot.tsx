import type { ReactNode } from 'react'
import { formatRupees } from '../../texts/format.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './CheckoutFoot.module.css'

interface CheckoutFootProps {
  label: string
  /** Rupees. */
  amount: number
  /** What has to be said beside the button. */
  news?: ReactNode
  children: ReactNode
}

/** What it comes to and the way on, always in sight. */
export const CheckoutFoot = ({ label, amount, news, children }: CheckoutFootProps) => (
  <div className={styles.foot}>
    {news !== undefined && (
      <p role="status" className={styles.news}>
        {news}
      </p>
    )}
    <p className={styles.total}>
      <span className={layout.small}>{label}</span>
      <b className={styles.amount}>{formatRupees(amount)}</b>
    </p>
    {children}
  </div>
)
