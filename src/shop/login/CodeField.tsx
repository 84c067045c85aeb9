import { joinedDigits } from '../../contract/digits.ts'
import { pageText } from '../../texts/texts.ts'
import { TextField } from '../../ui/form/Form.tsx'
import { submitForm } from '../../ui/form/submit-form.ts'
import type { FieldProps } from '../../ui/form/useSchemaForm.ts'

const DIGITS = 6

interface CodeFieldProps extends FieldProps {
  /** The last digit sends the form. */
  submits?: boolean
}

/** The code that was sent to the phone; a phone that has read it offers to fill it in. */
export const CodeField = ({ submits, onChange, ...field }: CodeFieldProps) => {
  const { label, hint } = pageText.account.code
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => {
        const input = event.currentTarget
        // As messages write it: 482 913.
        const digits = joinedDigits(input.value).replace(/\D/g, '').slice(0, DIGITS)
        if (digits !== input.value) input.value = digits
        void onChange(event)
        if (submits === true && digits.length === DIGITS) submitForm(input)
      }}
      {...field}
    />
  )
}
