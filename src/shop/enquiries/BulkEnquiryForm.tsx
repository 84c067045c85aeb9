import { useMemo } from 'react'
import { bulkEnquiryMessage, type EnquiryForm } from '../../contract/forms.ts'
import { pageText } from '../../texts/texts.ts'
import { localPack } from '../../texts/packs.ts'
import { asWritten } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { FieldPair, Form, Submit, TextField } from '../../ui/form/Form.tsx'
import { noContact, useContactForm, type ContactValues } from '../../ui/form/useContactForm.ts'
import { useOwnContact } from '../session/useOwnContact.ts'
import { useFormDraft } from '../page/useFormDraft.ts'
import { bulkEnquiry, type AskedPack } from './bulk-enquiry.ts'
import type { EnquiryFormProps } from './EnquiryForm.tsx'

type Values = ContactValues & { message: string; pincode: string; words: string; quantity: string }

interface BulkEnquiryFormProps extends EnquiryFormProps {
  /** What is asked for; without it the customer may say it. */
  pack?: AskedPack | undefined
  /** The customer's PIN, as far as it is known. */
  pincode?: string | null
}

/** An enquiry for a bulk price; it is emptied once the server has it, and until then nothing typed is lost. */
export const BulkEnquiryForm = ({ send, pack, pincode }: BulkEnquiryFormProps) => {
  const schema = useMemo(() => bulkEnquiry(pack), [pack])
  const { form, field, submit } = useContactForm<Values, EnquiryForm>(schema, {
    ...noContact,
    message: bulkEnquiryMessage,
    pincode: pincode ?? '',
    words: '',
    quantity: '',
  })
  const { isRead, forget } = useFormDraft('bulk-enquiry', form)
  useOwnContact(form, isRead)
  const sendOnce = async (enquiry: EnquiryForm) => {
    const refused = await send(enquiry)
    if (!refused) {
      await forget()
      form.reset()
    }
    return refused
  }
  const { enquiry: words, contact } = pageText.account
  return (
    <Form onSubmit={submit(sendOnce)} label={words.title}>
      <TextField name="message" label={contact.message} readOnly value={words.message} />
      {pack === undefined ? (
        <TextField label={contact.optional(words.what)} hint={words.whatHint} {...field('words')} />
      ) : (
        <p>
          <b>
            <Words {...asWritten(pack.title)} />
          </b>
          , <Words {...localPack(pack.variantName)} />
        </p>
      )}
      <FieldPair>
        <TextField label={words.quantity} inputMode="numeric" autoComplete="off" {...field('quantity')} />
        <TextField
          label={contact.optional(words.pin)}
          hint={words.pinHint}
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('pincode')}
        />
      </FieldPair>
      <ContactFields labels={contact} form={form} field={field} />
      <Submit kind="leaf" label={words.submit} />
    </Form>
  )
}
