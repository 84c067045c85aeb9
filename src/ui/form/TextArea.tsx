import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../base/classes.ts'
import styles from './Field.module.css'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import type { FieldWords } from './FieldFrame.tsx'

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'name'>

/** Several lines of text. */
export const TextArea = ({ label, error, hint, filled, id, rows = 4, ...input }: TextAreaProps) => {
  const made = useId()
  const own = id ?? made
  return (
    <FieldFrame id={own} name={input.name} label={label} error={error} hint={hint} filled={filled}>
      <textarea
        {...input}
        rows={rows}
        id={own}
        className={classes(styles.box, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { hint, error })}
      />
    </FieldFrame>
  )
}
