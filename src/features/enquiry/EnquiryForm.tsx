import { bulkEnquiryMessage, EnquiryForm as Enquiry } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText, text } from '../../texts/texts.ts'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { noContact, useContactForm, type ContactValues } from '../../ui/form/useContactForm.ts'
import { TextArea, TextField } from '../../ui/form/fields.tsx'

type Values = ContactValues & { message: string }

export interface EnquiryFormProps {
  /** `bulk` sends a fixed message. */
  kind: 'bulk' | 'quick'
  /** Resolves to the refusal, or to nothing when the shop has it. */
  send: (enquiry: Enquiry) => Promise<Failure | undefined>
}

/** An enquiry; it is emptied once the server has it, and until then nothing typed is lost. */
export const EnquiryForm = ({ kind, send }: EnquiryFormProps) => {
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
    <Form onSubmit={submit(sendOnce)} label={kind === 'bulk' ? pageText.account.enquiry.title : text.footer.inquiry}>
      {kind === 'bulk' ? (
        <TextField label={message} readOnly {...field('message')} />
      ) : (
        <TextArea label={message} rows={3} {...field('message')} />
      )}
      <ContactFields labels={pageText.account.contact} form={form} field={field} />
      <Submit kind="leaf" label={pageText.account.enquiry.submit} />
    </Form>
  )
}
