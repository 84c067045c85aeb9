import { useId, useState } from 'react'
import { Icon } from '../media/Icon.tsx'
import { classes } from '../base/classes.ts'
import layout from '../base/layout.module.css'
import styles from './Quantity.module.css'
import { labels } from '../base/labels.ts'

interface QuantityProps {
  value: number
  /** What is counted, for those who listen. */
  name: string
  onIncrease: () => void
  onDecrease: () => void
  /** Takes what was typed; returns what is wrong with it, if it cannot be taken. */
  onType: (typed: string) => string | undefined
  max?: number
}

/**
 * The one place where an icon stands alone: plus and minus, with spoken names, and the number between them, which can
 * be typed. Never below 1.
 */
export const Quantity = ({ value, name, onIncrease, onDecrease, onType, max = Infinity }: QuantityProps) => {
  // What is in the field as long as it differs from the value.
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const id = useId()
  const { increase, decrease, quantity } = labels()
  const take = (text: string, isLeft: boolean) => {
    const fault = onType(text)
    setTyped(fault === undefined && isLeft ? undefined : text)
    // Somebody who has just emptied the field is about to type.
    setWrong(text === '' && !isLeft ? undefined : fault)
  }
  const step = (by: () => void) => () => {
    setTyped(undefined)
    setWrong(undefined)
    by()
  }
  return (
    <>
      <div className={styles.quantity} role="group" aria-label={`${quantity}: ${name}`}>
        <button type="button" aria-label={decrease} onClick={step(onDecrease)} disabled={value <= 1}>
          <Icon name="minus" />
        </button>
        <input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          aria-label={quantity}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? undefined : id}
          value={typed ?? value}
          onChange={(event) => take(event.target.value, false)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => take(event.target.value, true)}
        />
        <button type="button" aria-label={increase} onClick={step(onIncrease)} disabled={value >= max}>
          <Icon name="plus" />
        </button>
      </div>
      {wrong !== undefined && (
        <p className={classes(layout.fault, styles.wrong)} id={id} role="alert">
          <Icon name="alert" small />
          <span>{wrong}</span>
        </p>
      )}
    </>
  )
}
