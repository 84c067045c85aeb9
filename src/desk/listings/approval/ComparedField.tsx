import { Button } from '../../../ui/button/Button.tsx'
import layout from '../../../ui/base/layout.module.css'
import { TextField } from '../../../ui/form/Form.tsx'
import products from '../../products/products.module.css'
import styles from './approval.module.css'
import { text } from './texts.ts'
import type { Field } from './what-changes.ts'

/** What is said to be wrong with a field, where it can be said; nothing while nobody asks about it. */
export interface ReasonOf {
  reason?: string | undefined
  onReason?: (words: string | undefined) => void
}

interface ComparedFieldProps extends ReasonOf {
  field: Field
  isSame?: boolean
}

/** A field as it stands and as it would be, and what is wrong with it. */
export const ComparedField = ({ field, isSame = false, ...reason }: ComparedFieldProps) => {
  const { name, label, now, proposed } = field
  return (
    <li className={layout.entry}>
      <div className={layout.stack2}>
        <h3 className={products.part}>{label}</h3>
        {now === undefined || isSame ? (
          <p className={styles.said}>{proposed}</p>
        ) : (
          <dl className={styles.compared}>
            <dt>{text.now}</dt>
            <dd>{now}</dd>
            <dt>{text.proposed}</dt>
            <dd>
              <b>{proposed}</b>
            </dd>
          </dl>
        )}
        <Reason name={name} label={label} {...reason} />
      </div>
    </li>
  )
}

const REASON_MAX = 500

/** The way to say what is wrong, or what was said. */
export const Reason = ({ name, label, reason, onReason }: ReasonOf & { name: string; label: string }) => {
  if (onReason === undefined) return reason === undefined ? null : <p className={layout.error}>{reason}</p>
  if (reason === undefined)
    return (
      <div>
        <Button
          kind="plain"
          icon="alert"
          label={text.wrong}
          aria-label={text.wrongWith(label)}
          onClick={() => onReason('')}
        />
      </div>
    )
  return (
    <>
      <TextField
        name={name}
        label={text.reason(label)}
        hint={text.reasonHint}
        autoComplete="off"
        maxLength={REASON_MAX}
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      <div>
        <Button kind="plain" icon="close" label={text.fine} onClick={() => onReason(undefined)} />
      </div>
    </>
  )
}
