import { useMemo, useEffect } from 'react'
import type { Failure } from '../../client/api/call.ts'
import type { User } from '../../contract/entities.ts'
import { getDb } from '../../client/db/get-db.ts'
import { questionDrafts } from '../../client/db/form-drafts.ts'
import { QUESTION_MAX, QuestionForm as Asked } from '../../contract/questions.ts'
import { pageText } from '../../texts/texts.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { FormBlocks } from '../../ui/display/FormSkeleton.tsx'
import { Form, Submit, TextArea } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import layout from '../../ui/base/layout.module.css'
import { withFeedback } from '../page/with-feedback.ts'
import { askQuestion } from './ask-question.ts'

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
const QuestionForm = ({ listingId, draft, onType, send }: QuestionFormProps) => {
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

interface QuestionDialogProps {
  listingId: number
  user: User
  /** The shop's words on what becomes of it, or that it waits on this phone. */
  onAsked: (message: string) => void
  onClose: () => void
}

/** The form for a question; what is typed stays on the phone until it is sent. */
export const QuestionDialog = ({ listingId, user, onAsked, onClose }: QuestionDialogProps) => {
  const of = useMemo(() => ({ acct: user.id, listingId }), [user.id, listingId])
  const { answer: draft } = useAnswer(async () => questionDrafts.read(await getDb(), of))
  const save = useMemo(
    () => (question: string) => void getDb().then((local) => questionDrafts.save(local, of, { question })),
    [of],
  )
  return (
    <Dialog title={pageText.questions.title} onClose={onClose}>
      {draft === undefined ? (
        <FormBlocks fields={1} />
      ) : (
        <QuestionForm
          listingId={listingId}
          draft={draft?.question ?? ''}
          onType={save}
          send={(question) =>
            withFeedback(askQuestion(question), ({ message }) => {
              save('')
              onAsked(message)
              onClose()
            })
          }
        />
      )}
    </Dialog>
  )
}
