import * as v from 'valibot'
import { Phone } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { TextField } from '../../ui/form/TextField.tsx'

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
      <p>{pageText.account.code.lead}</p>
      <TextField
        label={pageText.account.contact.phone}
        hint={pageText.account.contact.tenDigits}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...field('phone_number')}
      />
      <FormActions>
        <Button type="submit" kind="main" full>
          {pageText.account.code.send}
        </Button>
      </FormActions>
    </Form>
  )
}
