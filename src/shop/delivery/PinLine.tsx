import { useState, type ReactNode } from 'react'
import { pageText, text } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { PinDialog } from './PinDialog.tsx'
import type { Delivery } from './delivery.ts'
import styles from './PinLine.module.css'

interface PinLineProps {
  pin: string | null
  /** Nothing while zones are on their way. */
  delivery: Delivery | null
  lookUp: Parameters<typeof PinDialog>[0]['lookUp']
  /** What is promised to the PIN. */
  children: ReactNode
}

/** Where goods go and until when, with the way to another PIN; asks for it where none is known. */
export const PinLine = ({ pin, delivery, lookUp, children }: PinLineProps) => {
  const [isOpen, open] = useState(false)
  const words = pageText.delivery
  return (
    <>
      <div className={styles.line}>
        <Icon name="truck" />
        {pin === null ? (
          <button type="button" className={classes(styles.button, styles.ask)} onClick={() => open(true)}>
            {text.catalogue.whenThere}
          </button>
        ) : (
          <>
            <span className={styles.words} role="status">
              {delivery !== null && children}
            </span>
            <button type="button" className={styles.button} aria-label={words.changePin} onClick={() => open(true)}>
              {words.change}
            </button>
          </>
        )}
      </div>
      {isOpen && <PinDialog pin={pin} lookUp={lookUp} onClose={() => open(false)} />}
    </>
  )
}
