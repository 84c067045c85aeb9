import { bulkEnquiryMessage, EnquiryForm as Enquiry } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { noContact, useContactForm } from '../../ui/form/useContactForm.ts'
import type { ContactValues } from '../../ui/form/useContactForm.ts'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'

type Values = ContactValues & { message: string }

export interface EnquiryFormProps {
  /** `bulk` sends a fixed message. */
  kind: 'bulk' | 'quick'
  label: string
  /** Resolves to the refusal, or to nothing when the shop has it. */
  send: (enquiry: Enquiry) => Promise<Failure | undefined>
}

/** An enquiry; it is emptied once the server has it, and until then nothing typed is lost. */
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
  const { message } = pageText.account.contact
  return (
    <Form onSubmit={submit(sendOnce)} label={label}>
      {kind === 'bulk' ? (
        <TextField label={message} readOnly {...field('message')} />
      ) : (
        <TextArea label={message} rows={3} {...field('message')} />
      )}
      <ContactFields
        labels={pageText.account.contact}
        field={field}
        sameNumber={form.register('isWhatsAppSame')}
        isSame={form.watch('isWhatsAppSame') ?? false}
      />
      <FormActions>
        <Button type="submit" kind="leaf" full>
          {pageText.account.enquiry.submit}
        </Button>
      </FormActions>
    </Form>
  )
}
