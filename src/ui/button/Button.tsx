import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { classes } from '../base/classes.ts'
import { Icon } from '../media/Icon.tsx'
import type { IconName } from '../media/icons.ts'
import styles from './Button.module.css'

/** The look that buttons and links share. */
export interface ButtonLook {
  label: ReactNode
  /** `main` is the one main action of a screen. `off`: its label says why it cannot be pressed now. */
  kind?: 'outline' | 'main' | 'leaf' | 'plain' | 'danger' | 'off' | undefined
  icon?: IconName | undefined
  iconAfter?: IconName | undefined
  full?: boolean | undefined
}

const classOf = ({ kind = 'outline', full }: Pick<ButtonLook, 'kind' | 'full'>, more?: string): string =>
  classes(styles.button, styles[kind], full && styles.full, more)

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'children'> & {
    iconFilled?: boolean
    /** It cannot be pressed now, and looks so; the keyboard still finds it, and a press says what is missing. */
    whyNot?: (() => void) | undefined
  }

export const Button = (props: ButtonProps) => {
  const { label, kind, icon, iconFilled = false, iconAfter, full, className, type = 'button', whyNot, ...rest } = props
  const off = whyNot && { 'aria-disabled': true, onClick: whyNot }
  return (
    <button type={type} className={classOf({ kind, full }, className)} {...rest} {...off}>
      {icon && <Icon name={icon} filled={iconFilled} />}
      <span className={styles.word}>{label}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'children'>

/** A link that looks like a button. */
export const ButtonLink = ({ label, kind, icon, iconAfter, full, className, ...rest }: ButtonLinkProps) => (
  <Link className={classOf({ kind, full }, className)} {...rest}>
    {icon && <Icon name={icon} />}
    <span className={styles.word}>{label}</span>
    {iconAfter && <Icon name={iconAfter} />}
  </Link>
)
