import { Quantity } from '../ui/form/Quantity.tsx'
import styles from './desk.module.css'
import { text } from './texts.ts'

interface PiecesProps {
  /** What is counted. */
  name: string
  value: number
  max: number
  /** What is said where more are typed than there are. */
  tooMany?: (max: number) => string
  onChange: (pieces: number) => void
}

/** How many of the pieces. */
export const Pieces = ({ name, value, max, tooMany = text.pack.tooMany, onChange }: PiecesProps) => (
  <div className={styles.pieces}>
    <Quantity
      value={value}
      name={name}
      max={max}
      onIncrease={() => onChange(value + 1)}
      onDecrease={() => onChange(value - 1)}
      onType={(typed) => {
        const pieces = Number(typed)
        if (!Number.isInteger(pieces) || pieces < 1) return text.pack.notNumber
        if (pieces > max) return tooMany(max)
        onChange(pieces)
        return undefined
      }}
    />
    <span>{text.pack.of(max)}</span>
  </div>
)
