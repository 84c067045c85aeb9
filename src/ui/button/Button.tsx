import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import styles from './Button.module.css'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import { Icon } from '../media/Icon.tsx'

type ButtonProps = ButtonLook & ComponentProps<'button'> & { iconFilled?: boolean }

/** `main` is the one main action of a screen. `off`: its label says why it cannot be pressed now. */
export const Button = ({
  kind,
  icon,
  iconFilled,
  iconAfter,
  full,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <button type={type} className={buttonClass({ kind, full }, className)} {...rest}>
    {icon && <Icon name={icon} filled={iconFilled ?? false} />}
    <span className={styles.word}>{children}</span>
    {iconAfter && <Icon name={iconAfter} />}
  </button>
)

/** A link that looks like a button. */
export const ButtonLink = ({ kind, icon, iconAfter, full, className, children, ...rest }: ButtonLook & LinkProps) => (
  <Link className={buttonClass({ kind, full }, className)} {...rest}>
    {icon && <Icon name={icon} />}
    <span className={styles.word}>{children}</span>
    {iconAfter && <Icon name={iconAfter} />}
  </Link>
)
