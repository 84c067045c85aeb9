import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from '../base/classes.ts'
import styles from './RadioCard.module.css'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** What the radio is called. */
  label: ReactNode
  /** More about it, read after the name. */
  children?: ReactNode
  /** Stands at the end: an icon or an amount. */
  end?: ReactNode
  /** Two choices beside each other: the dot stands in the corner. */
  tile?: boolean
}

/** A radio that is a whole card. */
export const RadioCard = ({ label, children, end, tile, id, className, ...input }: RadioCardProps) => {
  const made = useId()
  const own = id ?? made
  return (
    <label className={classes(styles.choice, tile && styles.tile, className)} htmlFor={own}>
      <input
        {...input}
        type="radio"
        id={own}
        className={styles.input}
        aria-labelledby={`${own}-name`}
        aria-describedby={children === undefined ? undefined : `${own}-more`}
      />
      <span className={styles.words}>
        <span className={styles.name} id={`${own}-name`}>
          {label}
        </span>
        {children !== undefined && (
          <span className={styles.more} id={`${own}-more`}>
            {children}
          </span>
        )}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  )
}
