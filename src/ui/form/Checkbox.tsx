import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './Checkbox.module.css'
import { Icon } from '../media/Icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

/** A tick with its words; the whole line is pressed. */
export const Checkbox = ({ label, ...input }: CheckboxProps) => {
  const id = useId()
  return (
    <div>
      <label className={styles.line} htmlFor={id}>
        <input {...input} type="checkbox" id={id} className={styles.input} />
        <Icon name="check" className={styles.tick} />
        <span className={styles.words}>{label}</span>
      </label>
    </div>
  )
}
