import type { Failure } from '../../client/api/call.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { report } from '../ask.ts'
import { text } from './texts.ts'

interface AnswerDialogProps {
  /** What is answered. */
  about: string
  start: string
  max: number
  send: (answer: string) => Promise<object | Failure>
  onDone: (answer: string) => void
  onClose: () => void
}

/** Writes an answer that everybody reads, or changes it. */
export const AnswerDialog = ({ about, start, max, send, onDone, onClose }: AnswerDialogProps) => (
  <ReasonDialog
    {...text.answering}
    label={about}
    kind="main"
    start={start}
    max={max}
    onClose={onClose}
    send={async (words) => report(await send(words), text.answered, () => onDone(words))}
  />
)
