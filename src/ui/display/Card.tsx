import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { classes } from '../base/classes.ts'
import { Icon } from '../media/Icon.tsx'
import type { IconName } from '../media/icons.ts'
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

interface CardBodyProps {
  children: ReactNode
  /** How far apart its parts stand below each other. */
  stack?: 2 | 3
}

/** A padded part of a card. */
export const CardBody = ({ children, stack }: CardBodyProps) => (
  <div className={styles.body}>{stack ? <div className={layout[`stack${stack}`]}>{children}</div> : children}</div>
)

/** The row of buttons at the end of a card, all of equal weight. */
export const CardFooter = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>

interface FooterLook {
  label: ReactNode
  icon?: IconName | undefined
  iconFilled?: boolean
}

type FooterButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  FooterLook & {
    danger?: boolean
    /** There is nothing more to do here. */
    quiet?: boolean
  }

/** A button of a card's foot. */
export const CardFooterButton = ({ label, danger, quiet, icon, ...rest }: FooterButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(layout.action, styles.action, danger && styles.danger, quiet && styles.quiet)}
  >
    {icon && <Icon name={icon} small />}
    {label}
  </button>
)

/** A link of a card's foot. */
export const CardFooterLink = ({ label, icon, iconFilled = false, ...rest }: LinkProps & FooterLook) => (
  <Link {...rest} className={classes(layout.action, styles.action)}>
    {icon && <Icon name={icon} small filled={iconFilled} />}
    {label}
  </Link>
)
