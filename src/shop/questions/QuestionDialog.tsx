import { useMemo } from 'react'
import type { User } from '../../contract/entities.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { getDb } from '../../client/db/get-db.ts'
import { questionDrafts } from '../../client/db/form-drafts.ts'
import { pageText } from '../../texts/texts.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { FormBlocks } from '../../ui/display/FormSkeleton.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { withFeedback } from '../page/with-feedback.ts'
import { askQuestion } from './ask-question.ts'

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
