import { useId } from 'react'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { describedBy, FieldFrame } from './FieldFrame.tsx'
import type { FieldWords } from './FieldFrame.tsx'
import { Icon } from '../media/Icon.tsx'

type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, 'name'>

/** One of a short list; the options are its children. */
export const SelectField = ({ label, error, hint, filled, id, children, ...select }: SelectFieldProps) => {
  const made = useId()
  const own = id ?? made
  return (
    <FieldFrame id={own} name={select.name} label={label} error={error} hint={hint} filled={filled}>
      <div className={styles.box}>
        <select
          {...select}
          id={own}
          className={styles.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, { hint, error })}
        >
          {children}
        </select>
        <Icon name="down" className={styles.arrow} />
      </div>
    </FieldFrame>
  )
}
