import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Card.module.css'

interface CardProps {
  children: ReactNode
  /** The edge of what went wrong, or of what is chosen. */
  edge?: 'bad' | 'chosen' | undefined
}

/** A sheet with a quiet border. */
export const Card = ({ children, edge }: CardProps) => (
  <article className={classes(layout.card, edge && styles[edge])}>{children}</article>
)

/** A padded part of a card. */
export const CardBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>

/** The row of buttons at the end of a card, all of equal weight. */
export const CardFooter = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>

/** A button of a card's foot. */
export const CardFooterButton = ({
  danger = false,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { danger?: boolean }) => (
  <button type="button" {...rest} className={classes(layout.action, styles.action, danger && styles.danger)} />
)

/** A link of a card's foot. */
export const CardFooterLink = (props: LinkProps) => (
  <Link {...props} className={classes(layout.action, styles.action)} />
)
