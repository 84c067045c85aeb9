import * as v from 'valibot'
import { Phone } from '../../contract/forms.ts'
import type { Failure } from '../../offline/call.ts'
import { t } from '../../texts/texts.ts'
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
      <p>{t.account.code.lead}</p>
      <TextField
        label={t.account.contact.phone}
        hint={t.account.contact.tenDigits}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...field('phone_number')}
      />
      <FormEnd>
        <Button type="submit" kind="main" full>
          {t.account.code.send}
        </Button>
      </FormEnd>
    </Form>
  )
}
