import type { ReactNode, SubmitEventHandler } from 'react'
import { Button, type ButtonLook } from '../button/Button.tsx'
import { classes } from '../base/classes.ts'
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
