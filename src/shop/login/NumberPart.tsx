import * as v from 'valibot'
import { Phone } from '../../contract/forms.ts'
import type { Failure } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { PhoneField } from '../../ui/form/Form.tsx'
import layout from '../../ui/base/layout.module.css'

const NumberSchema = v.object({ phone_number: Phone })

/** Sends the code to the number; returns the refusal, if it was refused. */
export type Ask = (phone: string) => Promise<Failure | undefined>

/** The phone number that a code is sent to, and its sending. */
export const useNumber = (ask: Ask) => {
  const { form, field } = useSchemaForm(NumberSchema, { phone_number: '' })
  const send = form.handleSubmit(
    async ({ phone_number }) => {
      const message = (await ask(phone_number))?.fields?.['phone_number']
      if (message !== undefined) form.setError('phone_number', { type: 'server', message })
    },
    () => form.setFocus('phone_number'),
  )
  return { form, field, send }
}
export type NumberForm = ReturnType<typeof useNumber>

interface NumberPartProps {
  number: NumberForm
  label: string
  lead: string
}

/** Where the six digits are to be sent. It may be a part of another form, whose own button the Enter key must not press. */
export const NumberPart = ({ number: { field, send }, label, lead }: NumberPartProps) => (
  <div className={layout.stack4}>
    <p>{lead}</p>
    <PhoneField
      label={label}
      {...field('phone_number')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        void send()
      }}
    />
    <Button kind="main" full onClick={() => void send()} label={pageText.account.code.send} />
  </div>
)
