import { SellerRequestForm as SellerRequest } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
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
    <Form onSubmit={submit(send)} label={pageText.account.selling.title}>
      <ContactFields
        labels={pageText.account.contact}
        field={field}
        sameNumber={form.register('isWhatsAppSame')}
        isSame={form.watch('isWhatsAppSame') ?? false}
      />
      <FormActions>
        <Button type="submit" kind="main" full>
          {submitWord}
        </Button>
      </FormActions>
    </Form>
  )
}
