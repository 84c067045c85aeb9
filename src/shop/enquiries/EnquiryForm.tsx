import { EnquiryForm as Enquiry } from '../../contract/forms.ts'
import type { Failure } from '../../client/api/call.ts'
import { pageText, text } from '../../texts/texts.ts'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, Submit, TextArea } from '../../ui/form/Form.tsx'
import { noContact, useContactForm, type ContactValues } from '../../ui/form/useContactForm.ts'
import { useOwnContact } from '../session/useOwnContact.ts'
import { useFormDraft } from '../page/useFormDraft.ts'

type Values = ContactValues & { message: string }

export interface EnquiryFormProps {
  /** Resolves to the refusal, or to nothing when the shop has it. */
  send: (enquiry: Enquiry) => Promise<Failure | undefined>
}

/** The quick inquiry; it is emptied once the server has it, and until then nothing typed is lost. */
export const EnquiryForm = ({ send }: EnquiryFormProps) => {
  const { form, field, submit } = useContactForm<Values, Enquiry>(Enquiry, { ...noContact, message: '' })
  const { isRead, forget } = useFormDraft('inquiry', form)
  useOwnContact(form, isRead)
  const sendOnce = async (enquiry: Enquiry) => {
    const refused = await send(enquiry)
    if (!refused) {
      await forget()
      form.reset()
    }
    return refused
  }
  return (
    <Form onSubmit={submit(sendOnce)} label={text.footer.inquiry}>
      <TextArea label={pageText.account.contact.message} rows={3} {...field('message')} />
      <ContactFields labels={pageText.account.contact} form={form} field={field} />
      <Submit kind="leaf" label={pageText.account.enquiry.submit} />
    </Form>
  )
}
