import { useRef, type ReactNode } from 'react'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import hanging from '../../ui/base/hanging.module.css'
import layout from '../../ui/base/layout.module.css'
import styles from './DropDown.module.css'
import { useDismiss } from './useDismiss.ts'
import { useHangingList } from './useHangingList.ts'

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
  const { id, isOpen, open, close } = useHangingList()
  const box = useRef<HTMLDivElement>(null)
  useDismiss(box, isOpen, close)
  return (
    <div ref={box} className={classes(styles.box, className)}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? close : open}
      >
        {icon && <Icon name={icon} />}
        <span className={layout.line}>{label}</span>
        <Icon name="down" small className={isOpen ? styles.turned : undefined} />
      </button>
      {/* Without its classes until it opens, so that a page's first styles have none of them. */}
      <div
        id={id}
        className={isOpen ? classes(hanging.hanging, styles.panel, styles[align]) : undefined}
        hidden={!isOpen}
      >
        {isOpen && children(close)}
      </div>
    </div>
  )
}
