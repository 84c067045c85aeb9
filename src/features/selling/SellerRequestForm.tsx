import { SellerRequestForm as SellerRequest } from '../../contract/forms.ts'
import type { Failure } from '../../offline/call.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, FormEnd } from '../../ui/form/Form.tsx'
import { noContact, useContactForm } from '../../ui/form/useContactForm.ts'
import type { ContactValues } from '../../ui/form/useContactForm.ts'

export interface SellerRequestFormProps {
  submitWord: string
  send: (form: SellerRequest) => Promise<Failure | undefined>
}

/** The short application of somebody who wants to sell. */
export const SellerRequestForm = ({ submitWord, send }: SellerRequestFormProps) => {
  const { form, field, submit } = useContactForm<ContactValues, SellerRequest>(SellerRequest, noContact)
  return (
    <Form onSubmit={submit(send)} label={p.account.selling.title}>
      <ContactFields
        labels={p.account.contact}
        field={field}
        sameNumber={form.register('isWhatsAppSame')}
        isSame={form.watch('isWhatsAppSame') ?? false}
      />
      <FormEnd>
        <Button type="submit" kind="main" full>
          {submitWord}
        </Button>
      </FormEnd>
    </Form>
  )
}
