import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from './Checkbox.tsx'
import { TextField } from './TextField.tsx'
import type { FieldProps } from './useSchemaForm.ts'

type ContactName = 'name' | 'phone_number' | 'whats_app_number' | 'email'

interface ContactLabels {
  name: string
  phone: string
  sameNumber: string
  whatsApp: string
  email: string
  tenDigits: string
}

interface ContactFieldsProps {
  labels: ContactLabels
  field: (name: ContactName) => FieldProps
  /** The checkbox that makes the WhatsApp number the phone number. */
  sameNumber: UseFormRegisterReturn
  isSame: boolean
}

/** Name, phone, WhatsApp number unless it is the same, and email. */
export const ContactFields = ({ labels, field, sameNumber, isSame }: ContactFieldsProps) => (
  <>
    <TextField label={labels.name} autoComplete="name" {...field('name')} />
    <TextField
      label={labels.phone}
      hint={labels.tenDigits}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      {...field('phone_number')}
    />
    <Checkbox label={labels.sameNumber} {...sameNumber} />
    {isSame ? null : (
      <TextField
        label={labels.whatsApp}
        hint={labels.tenDigits}
        type="tel"
        inputMode="numeric"
        {...field('whats_app_number')}
      />
    )}
    <TextField label={labels.email} type="email" inputMode="email" autoComplete="email" {...field('email')} />
  </>
)
