import { useState } from 'react'
import { pageText } from '../../texts/page-texts.ts'
import type { FieldProps } from '../../ui/form/useSchemaForm.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './PasswordField.module.css'

interface PasswordFieldProps {
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  field: FieldProps
}

/** A password that can be shown: typing unseen on a small phone goes wrong too often. */
export const PasswordField = ({ field, hint, ...rest }: PasswordFieldProps) => {
  const [shown, show] = useState(false)
  const { show: showWord, hide, showPassword, hidePassword } = pageText.account.password
  const toggle = (
    <button
      type="button"
      className={classes(layout.press, styles.toggle)}
      aria-label={shown ? hidePassword : showPassword}
      onClick={() => show(!shown)}
    >
      <Icon name={shown ? 'eye-off' : 'eye'} small />
      {shown ? hide : showWord}
    </button>
  )
  return (
    <TextField
      {...rest}
      {...(hint === undefined ? {} : { hint })}
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={toggle}
    />
  )
}
