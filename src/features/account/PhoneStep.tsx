import * as v from 'valibot'
import { Phone } from '../../contract/forms.ts'
import type { Failure } from '../../offline/call.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Form, FormEnd } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { TextField } from '../../ui/TextField.tsx'

const PhoneForm = v.object({ phone_number: Phone })

interface PhoneStepProps {
  phone: string
  ask: (phone: string) => Promise<Failure | undefined>
}

/** Where the six digits are to be sent. */
export const PhoneStep = ({ phone, ask }: PhoneStepProps) => {
  const { field, submit } = useSchemaForm(PhoneForm, { phone_number: phone })
  return (
    <Form onSubmit={submit(({ phone_number }) => ask(phone_number))}>
      <p>{p.account.code.lead}</p>
      <TextField
        label={p.account.contact.phone}
        hint={p.account.contact.tenDigits}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...field('phone_number')}
      />
      <FormEnd>
        <Button type="submit" kind="main" full>
          {p.account.code.send}
        </Button>
      </FormEnd>
    </Form>
  )
}
