import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import { classes } from './classes.ts'
import css from './Card.module.css'

interface CardProps {
  children: ReactNode
  /** The edge of what went wrong, or of what is chosen. */
  edge?: 'bad' | 'chosen' | undefined
}

/** A sheet with a quiet border. */
export const Card = ({ children, edge }: CardProps) => (
  <article className={classes(css.card, edge && css[edge])}>{children}</article>
)

/** A padded part of a card. */
export const CardBody = ({ children }: { children: ReactNode }) => <div className={css.body}>{children}</div>

/** The row of buttons at the end of a card, all of equal weight. */
export const CardFoot = ({ children }: { children: ReactNode }) => <div className={css.foot}>{children}</div>

/** A button of a card's foot. */
export const FootButton = ({
  danger = false,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { danger?: boolean }) => (
  <button type="button" {...rest} className={danger ? `${css.action} ${css.danger}` : css.action} />
)

/** A link of a card's foot. */
export const FootLink = (props: LinkProps) => <Link {...props} className={css.action} />
