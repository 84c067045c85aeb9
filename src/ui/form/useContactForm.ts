import type { DefaultValues } from 'react-hook-form'
import type { GenericSchema } from 'valibot'
import { useSchemaForm, type SchemaForm } from './useSchemaForm.ts'

/** Who somebody is and how to reach them; `isWhatsAppSame` is never sent. */
export interface ContactValues {
  name: string
  phone_number: string
  whats_app_number: string
  email: string
  isWhatsAppSame?: boolean
}

export const noContact = { name: '', phone_number: '', whats_app_number: '', email: '', isWhatsAppSame: false }

/** While the numbers are the same, the WhatsApp number is the phone number, whatever stands in its hidden field. */
const withSameNumber = <Values extends ContactValues>(values: Values): Values =>
  values.isWhatsAppSame ? { ...values, whats_app_number: values.phone_number } : values

export const useContactForm = <Values extends ContactValues, Sent>(
  schema: GenericSchema<Values, Sent>,
  defaultValues: DefaultValues<Values>,
): SchemaForm<Values, Sent> => useSchemaForm(schema, defaultValues, withSameNumber)
