import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Field.module.css'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import type { FieldWords } from './FieldFrame.tsx'
import { Icon } from '../media/Icon.tsx'

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'name'> & {
    /** Stands inside the box at its end, such as a button that shows the password. */
    end?: ReactNode
  }

/** One line of text with its label always in sight. */
export const TextField = ({ label, error, hint, filled, end, id, ...input }: TextFieldProps) => {
  const made = useId()
  const own = id ?? made
  return (
    <FieldFrame id={own} name={input.name} label={label} error={error} hint={hint} filled={filled}>
      <div className={styles.box}>
        <input
          {...input}
          id={own}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, { hint, error })}
        />
        {filled && !error && <Icon name="check" />}
        {end}
      </div>
    </FieldFrame>
  )
}
