import { SellerRequestForm as SellerRequest } from '../../contract/forms.ts'
import type { Failure } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { noContact, useContactForm, type ContactValues } from '../../ui/form/useContactForm.ts'
import { useOwnContact } from '../session/useOwnContact.ts'
import { useFormDraft } from '../page/useFormDraft.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

interface SellerRequestFormProps {
  submitWord: string
  send: (form: SellerRequest) => Promise<Failure | undefined>
}

/** The short application of somebody who wants to sell. */
export const SellerRequestForm = ({ submitWord, send }: SellerRequestFormProps) => {
  const { form, field, submit } = useContactForm<ContactValues, SellerRequest>(SellerRequest, noContact)
  const { isRead, forget } = useFormDraft('seller-request', form)
  useOwnContact(form, isRead)
  const sendOnce = async (request: SellerRequest) => {
    const refused = await send(request)
    if (!refused) await forget()
    return refused
  }
  return (
    <Form onSubmit={submit(sendOnce)} label={pageText.account.selling.title}>
      <ContactFields labels={pageText.account.contact} form={form} field={field} />
      <Submit label={submitWord} />
    </Form>
  )
}

interface SellerRequestDialogProps {
  onClose: () => void
  send: SellerRequestFormProps['send']
}

/** The short application, opened from the footer. */
export const SellerRequestDialog = ({ onClose, send }: SellerRequestDialogProps) => (
  <Dialog title={pageText.account.selling.heading} onClose={onClose}>
    <SellerRequestForm submitWord={pageText.account.selling.submit} send={send} />
  </Dialog>
)
