import type { ReactNode } from 'react'
import css from './GoodsLine.module.css'

interface GoodsLineProps {
  picture: ReactNode
  title: ReactNode
  /** By which buttons say what they are about. */
  titleId?: string
  /** Pack, quantity, number: the small words below the title. */
  detail?: ReactNode
  amount?: ReactNode
  /** What can be done with this line, below it. */
  children?: ReactNode
}

/** One bought thing in a cart, an order or a wishlist: picture, what it is, what it costs. */
export const GoodsLine = ({ picture, title, titleId, detail, amount, children }: GoodsLineProps) => (
  <div className={css.line}>
    {picture}
    <div className={css.words}>
      <div className={css.title} id={titleId}>
        {title}
      </div>
      <div className={css.facts}>
        {detail !== undefined && <div className={css.detail}>{detail}</div>}
        {amount !== undefined && <b className={css.amount}>{amount}</b>}
      </div>
    </div>
    {children !== undefined && <div className={css.actions}>{children}</div>}
  </div>
)
