import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import css from './Card.module.css'

/** A sheet with a quiet border; `bad` gives it the edge of something that went wrong. */
export const Card = ({ children, bad = false, label }: { children: ReactNode; bad?: boolean; label?: string }) => (
  <article className={bad ? `${css.card} ${css.bad}` : css.card} aria-label={label}>
    {children}
  </article>
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
