import { useState } from 'react'
import { COMPLAINT_MAX, COMPLAINT_SUBJECTS, ComplaintForm as Sent } from '../../contract/complaints.ts'
import { callApi, isFailure, type Failure } from '../../offline/api/call.ts'
import { newUuid } from '../../offline/api/uuid.ts'
import { pageText } from '../../texts/texts.ts'
import { SelectField, TextArea, TextField } from '../../ui/form/fields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'

interface ComplaintFormProps {
  /** The order that it is about, where one led here. */
  orderId: string
  /** The shop has taken it under this number. */
  onTaken: (ticket: string) => void
  onFailed: (failure: Failure) => void
}

/** One complaint; what was typed stays until the shop has it. */
export const ComplaintForm = ({ orderId, onTaken, onFailed }: ComplaintFormProps) => {
  const words = pageText.complaints
  // Pressed again after a lost answer it is still the same complaint.
  const [key, setKey] = useState(newUuid)
  const { form, field, submit } = useSchemaForm(Sent, { subject: 'order', order_id: orderId, complaint: '' })
  const send = async (body: Sent): Promise<Failure | undefined> => {
    const answer = await callApi('complaintCreate', { body, key })
    if (isFailure(answer)) {
      onFailed(answer)
      return answer
    }
    setKey(newUuid())
    form.reset({ subject: 'order', order_id: '', complaint: '' })
    onTaken(answer.data.ticket)
    return undefined
  }
  return (
    <Form onSubmit={submit(send)} label={words.title}>
      <SelectField label={words.subject} {...field('subject')}>
        {COMPLAINT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {words.subjects[subject]}
          </option>
        ))}
      </SelectField>
      <TextField label={words.orderId} hint={words.orderHint} maxLength={20} {...field('order_id')} />
      <TextArea label={words.label} rows={5} maxLength={COMPLAINT_MAX} {...field('complaint')} />
      <Submit label={words.submit} />
    </Form>
  )
}
