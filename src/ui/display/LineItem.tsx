import type { ReactNode } from 'react'
import { Picture, type PictureGround } from '../media/Picture.tsx'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './LineItem.module.css'

interface LineItemProps {
  picture: string
  ground: PictureGround
  photo?: boolean | undefined
  title: ReactNode
  /** Used in the accessible names of its buttons. */
  titleId?: string
  /** Pack, quantity, number: the small words below the title. */
  detail?: ReactNode
  amount?: ReactNode
  /** What can be done with this line, below it. */
  children?: ReactNode
}

/** One bought thing in a cart, an order or a wishlist: picture, what it is, what it costs. */
export const LineItem = ({ picture, ground, photo, title, titleId, detail, amount, children }: LineItemProps) => (
  <div className={classes(layout.stack3, styles.line)}>
    <Picture src={picture} alt="" ground={ground} photo={photo} size="line" />
    <div>
      <div className={classes(layout.name, styles.title)} id={titleId}>
        {title}
      </div>
      <div className={layout.spread}>
        {detail !== undefined && <div className={classes(layout.small, styles.detail)}>{detail}</div>}
        {amount !== undefined && <b className={styles.amount}>{amount}</b>}
      </div>
    </div>
    {children !== undefined && <div className={classes(layout.between, styles.actions)}>{children}</div>}
  </div>
)
