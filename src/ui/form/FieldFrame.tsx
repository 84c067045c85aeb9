import type { ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Field.module.css'
import { Icon } from '../media/Icon.tsx'

export interface FieldWords {
  label: ReactNode
  /** The form's name of the field, which is the payload's key. */
  name: string
  error?: string | undefined
  hint?: ReactNode
  /** Filled in by the shop, to be checked by the farmer. */
  filled?: boolean | undefined
}

interface FieldFrameProps extends FieldWords {
  id: string
  children: ReactNode
}

/** The ids by which a field is tied to its hint and its message. */
export const describedBy = (id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>): string | undefined =>
  [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** Label above, message below, the control between them. */
export const FieldFrame = ({ id, label, error, hint, filled, children }: FieldFrameProps) => (
  <div className={classes(styles.field, Boolean(error) && styles.wrong, filled && !error && styles.filled)}>
    <label htmlFor={id}>{label}</label>
    {children}
    {error && (
      <p className={layout.fault} id={`${id}-error`}>
        <Icon name="alert" small />
        <span>{error}</span>
      </p>
    )}
    {hint !== undefined && (
      <div className={styles.hint} id={`${id}-hint`}>
        {hint}
      </div>
    )}
  </div>
)
