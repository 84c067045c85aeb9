import { useEffect } from 'react'
import { QUESTION_MAX, QuestionForm as Asked } from '../../contract/questions.ts'
import type { Failure } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { TextArea } from '../../ui/form/fields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'

interface QuestionFormProps {
  listingId: number
  /** What was typed before and not sent. */
  draft: string
  /** Called as it is typed. */
  onType: (text: string) => void
  /** Resolves to the refusal, or to nothing when the shop has it or the phone will send it. */
  send: (question: Asked) => Promise<Failure | undefined>
}

/** One question about a product. */
export const QuestionForm = ({ listingId, draft, onType, send }: QuestionFormProps) => {
  const words = pageText.questions
  const { form, field, submit } = useSchemaForm(Asked, { published_product_id: listingId, question: draft })
  const typed = form.watch('question')
  useEffect(() => onType(typed), [onType, typed])
  return (
    <Form onSubmit={submit(send)} label={words.title}>
      <p className={layout.quiet}>{words.lead}</p>
      <TextArea label={words.label} hint={words.hint} rows={3} maxLength={QUESTION_MAX} {...field('question')} />
      <Submit kind="leaf" label={words.send} />
    </Form>
  )
}
