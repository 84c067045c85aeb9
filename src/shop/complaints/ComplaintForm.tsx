import { useEffect, useRef } from 'react'
import { COMPLAINT_MAX, COMPLAINT_SUBJECTS, ComplaintForm as Sent } from '../../contract/complaints.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { newUuid } from '../../client/api/uuid.ts'
import type { ComplaintDraft } from '../../client/db/form-drafts.ts'
import { pageText } from '../../texts/texts.ts'
import { SelectField, TextArea, TextField, Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'

interface ComplaintFormProps {
  /** The order that it is about, where one led here. */
  orderId: string
  /** What was typed before and not sent. */
  draft: ComplaintDraft | null
  /** Called as it is typed, and before it is sent. */
  onType: (draft: ComplaintDraft) => void
  /** The shop has taken it under this number. */
  onTaken: (ticket: string) => void
  onFailed: (failure: Failure) => void
}

const EMPTY = { subject: 'order', order_id: '', complaint: '' } as const

const wordsOf = ({ subject, order_id, complaint }: ComplaintDraft): string =>
  JSON.stringify([subject, order_id, complaint])

/** One complaint; what was typed stays until the shop has it. */
export const ComplaintForm = ({ orderId, draft, onType, onTaken, onFailed }: ComplaintFormProps) => {
  const words = pageText.complaints
  const { form, field, submit } = useSchemaForm(Sent, {
    subject: draft?.subject ?? 'order',
    // Words whose answer is unknown stay as they were sent.
    order_id: draft?.key === undefined ? draft?.order_id || orderId : draft.order_id,
    complaint: draft?.complaint ?? '',
  })
  // The same words sent again after a lost answer are the same complaint, also when the page was closed meanwhile.
  const attempt = useRef(draft?.key === undefined ? undefined : { key: draft.key, sent: wordsOf(draft) })
  const { subject, order_id = '', complaint } = form.watch()
  useEffect(() => {
    const typed = { subject, order_id, complaint }
    const { key, sent } = attempt.current ?? {}
    onType(key !== undefined && sent === wordsOf(typed) ? { ...typed, key } : typed)
  }, [onType, subject, order_id, complaint])
  const send = async (body: Sent): Promise<Failure | undefined> => {
    const typed = { subject, order_id, complaint }
    if (attempt.current?.sent !== wordsOf(typed)) attempt.current = { key: newUuid(), sent: wordsOf(typed) }
    const { key } = attempt.current
    onType({ ...typed, key })
    const answer = await callApi('complaintCreate', { body, key })
    if (isFailure(answer)) {
      onFailed(answer)
      return answer
    }
    attempt.current = undefined
    // Said here, too: whoever has left the page meanwhile finds no complaint that was sent.
    onType(EMPTY)
    form.reset(EMPTY)
    onTaken(answer.data.ticket)
    return undefined
  }
  return (
    <Form onSubmit={(event) => submit(send)(event)} label={words.title}>
      <SelectField label={words.subject} {...field('subject')}>
        {COMPLAINT_SUBJECTS.map((name) => (
          <option key={name} value={name}>
            {words.subjects[name]}
          </option>
        ))}
      </SelectField>
      <TextField label={words.orderId} hint={words.orderHint} maxLength={20} {...field('order_id')} />
      <TextArea label={words.label} rows={5} maxLength={COMPLAINT_MAX} {...field('complaint')} />
      <Submit label={words.submit} />
    </Form>
  )
}
