import { bulkEnquiryMessage, EnquiryForm as Enquiry } from '../../contract/forms.ts'
import type { Failure } from '../../offline/call.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, FormEnd } from '../../ui/form/Form.tsx'
import { noContact, useContactForm } from '../../ui/form/useContactForm.ts'
import type { ContactValues } from '../../ui/form/useContactForm.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Values = ContactValues & { message: string }

export interface EnquiryFormProps {
  /** `bulk` has the fixed message of spec section 3. */
  kind: 'bulk' | 'quick'
  label: string
  /** Resolves to the refusal, or to nothing when the shop has it. */
  send: (enquiry: Enquiry) => Promise<Failure | undefined>
}

/** An enquiry; it is emptied once the shop has it, and keeps what was typed until then. */
export const EnquiryForm = ({ kind, label, send }: EnquiryFormProps) => {
  const { form, field, submit } = useContactForm<Values, Enquiry>(Enquiry, {
    ...noContact,
    message: kind === 'bulk' ? bulkEnquiryMessage : '',
  })
  const sendOnce = async (enquiry: Enquiry) => {
    const refused = await send(enquiry)
    if (!refused) form.reset()
    return refused
  }
  const { message } = p.account.contact
  return (
    <Form onSubmit={submit(sendOnce)} label={label}>
      {kind === 'bulk' ? (
        <TextField label={message} readOnly {...field('message')} />
      ) : (
        <TextArea label={message} rows={3} {...field('message')} />
      )}
      <ContactFields
        labels={p.account.contact}
        field={field}
        sameNumber={form.register('isWhatsAppSame')}
        isSame={form.watch('isWhatsAppSame') ?? false}
      />
      <FormEnd>
        <Button type="submit" kind="leaf" full>
          {p.account.enquiry.submit}
        </Button>
      </FormEnd>
    </Form>
  )
}
