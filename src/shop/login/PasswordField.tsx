import { useState } from 'react'
import { pageText } from '../../texts/texts.ts'
import type { FieldProps } from '../../ui/form/useSchemaForm.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './PasswordField.module.css'

interface PasswordFieldProps extends FieldProps {
  label?: string
  /** It is being chosen: what it has to be like is said. */
  isNew?: boolean
}

/** A password that can be shown: typing unseen on a small phone goes wrong too often. */
export const PasswordField = ({ label, isNew, ...field }: PasswordFieldProps) => {
  const [shown, show] = useState(false)
  const words = pageText.account.password
  const toggle = (
    <button
      type="button"
      className={classes(layout.press, styles.toggle)}
      aria-label={shown ? words.hidePassword : words.showPassword}
      onClick={() => show(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} small />
      {shown ? words.hide : words.show}
    </button>
  )
  return (
    <TextField
      label={label ?? words.label}
      hint={isNew ? words.hint : undefined}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={toggle}
    />
  )
}
