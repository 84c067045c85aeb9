import { useId, type ComponentProps, type ReactNode } from 'react'
import layout from '../base/layout.module.css'
import styles from './Checkbox.module.css'
import { Icon } from '../media/Icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; error?: string | undefined }

/** A tick with its words; the whole line is pressed. */
export const Checkbox = ({ label, error, id, ...input }: CheckboxProps) => {
  const made = useId()
  const own = id ?? made
  return (
    <div>
      <label className={styles.line} htmlFor={own}>
        <input
          {...input}
          type="checkbox"
          id={own}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${own}-error` : undefined}
        />
        <Icon name="check" className={styles.tick} />
        <span className={styles.words}>{label}</span>
      </label>
      {error && (
        <p className={layout.fault} id={`${own}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
