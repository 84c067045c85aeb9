import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from './Checkbox.tsx'
import { PhoneField, TextField } from './Form.tsx'
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
  /** Its checkbox makes the WhatsApp number the phone number. */
  form: {
    register: (name: 'isWhatsAppSame') => UseFormRegisterReturn
    watch: (name: 'isWhatsAppSame') => boolean | undefined
  }
}

/** Name, phone, WhatsApp number unless it is the same, and email. */
export const ContactFields = ({ labels, field, form }: ContactFieldsProps) => (
  <>
    <TextField label={labels.name} autoComplete="name" {...field('name')} />
    <PhoneField label={labels.phone} hint={labels.tenDigits} {...field('phone_number')} />
    <Checkbox label={labels.sameNumber} {...form.register('isWhatsAppSame')} />
    {!form.watch('isWhatsAppSame') && (
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
