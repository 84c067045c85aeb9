import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { classes } from '../../../ui/base/classes.ts'
import { Icon, type IconName } from '../../../ui/media/Icon.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './DropDown.module.css'
import { useDismiss } from './useDismiss.ts'

interface DropDownProps {
  label: ReactNode
  icon?: IconName
  /** Where the list hangs. */
  align?: 'start' | 'end'
  /** Rendered only while it is open, so that it asks for its list then. */
  children: (close: () => void) => ReactNode
  className?: string | undefined
}

/** A button that opens a list below itself. It closes on Escape, on Back, outside, and when another page is opened. */
export const DropDown = ({ label, icon, align = 'start', children, className }: DropDownProps) => {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  const { key } = useLocation()
  useEffect(close, [close, key])
  useDismiss(box, open, close)
  return (
    <div ref={box} className={classes(styles.box, className)}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        <span className={layout.line}>{label}</span>
        <Icon name="down" small className={open ? styles.turned : undefined} />
      </button>
      <div id={id} className={classes(layout.hanging, styles.panel, styles[align])} hidden={!open}>
        {open && children(close)}
      </div>
    </div>
  )
}
