import { useId, type ReactNode, type SubmitEventHandler, type ComponentProps } from 'react'
import { Button, type ButtonLook } from '../button/Button.tsx'
import { classes } from '../base/classes.ts'
import { Icon } from '../media/Icon.tsx'
import layout from '../base/layout.module.css'
import styles from './Form.module.css'

interface FormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Named forms are landmarks. */
  label?: string
  children: ReactNode
}

/** Fields below each other; the messages are ours, not the browser's. */
export const Form = ({ onSubmit, label, children }: FormProps) => (
  <form className={layout.stack4} aria-label={label} method="post" onSubmit={onSubmit} noValidate>
    {children}
  </form>
)

/** Two short fields beside each other. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={classes(layout.stack3, styles.two)}>{children}</div>
)

/** Radios or choices that answer one question. */
export const Choices = ({ legend, beside, children }: { legend: ReactNode; beside?: boolean; children: ReactNode }) => (
  <fieldset className={classes(layout.stack2, styles.choices, beside && styles.beside)}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)

/** The buttons at the end of a form: below each other, or a small one and the main one as a pair. */
export const FormActions = ({ pair, children }: { pair?: boolean; children: ReactNode }) => (
  <div className={classes(layout.stack2, layout.above2, pair && styles.pair)}>{children}</div>
)

interface SubmitProps {
  label: string
  kind?: ButtonLook['kind']
  disabled?: boolean
}

/** The one button at the end of a form. */
export const Submit = ({ label, kind = 'main', disabled = false }: SubmitProps) => (
  <FormActions>
    <Button type="submit" kind={kind} full disabled={disabled} label={label} />
  </FormActions>
)

interface FieldWords {
  label: ReactNode
  /** The form's name of the field, which is the payload's key. */
  name: string
  error?: string | undefined
  hint?: ReactNode
  /** Filled in by the shop, to be checked by the farmer. */
  filled?: boolean | undefined
}

/** What ties a control to its label, hint and message. */
type Tie = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>

interface FrameProps extends Omit<FieldWords, 'name'> {
  children: (tie: Tie) => ReactNode
}

/** Label above, message below, the control between them. */
const Frame = ({ label, error, hint, filled, children }: FrameProps) => {
  const id = useId()
  const about = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classes(styles.field, Boolean(error) && styles.wrong, filled && !error && styles.filled)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': about })}
      {error && (
        <p className={layout.fault} id={`${id}-error`}>
          <Icon name="alert" small />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  )
}

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'name'> & {
    /** Stands inside the box at its end, such as a button that shows the password. */
    end?: ReactNode
  }

/** One line of text with its label always in sight. */
export const TextField = ({ label, error, hint, filled, end, ...input }: TextFieldProps) => (
  <Frame label={label} error={error} hint={hint} filled={filled}>
    {(tie) => (
      <div className={styles.box}>
        <input {...input} {...tie} className={styles.input} />
        {filled && !error && <Icon name="check" />}
        {end}
      </div>
    )}
  </Frame>
)

/** The ten digits of a phone number. */
export const PhoneField = (props: TextFieldProps) => (
  <TextField type="tel" inputMode="numeric" autoComplete="tel-national" {...props} />
)

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'name'>

/** Several lines of text. */
export const TextArea = ({ label, error, hint, filled, rows = 4, ...input }: TextAreaProps) => (
  <Frame label={label} error={error} hint={hint} filled={filled}>
    {(tie) => <textarea {...input} {...tie} rows={rows} className={classes(styles.box, styles.area)} />}
  </Frame>
)

type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, 'name'>

/** One of a short list; the options are its children. */
export const SelectField = ({ label, error, hint, filled, children, ...select }: SelectFieldProps) => (
  <Frame label={label} error={error} hint={hint} filled={filled}>
    {(tie) => (
      <div className={styles.box}>
        <select {...select} {...tie} className={styles.select}>
          {children}
        </select>
        <Icon name="down" className={styles.arrow} />
      </div>
    )}
  </Frame>
)
