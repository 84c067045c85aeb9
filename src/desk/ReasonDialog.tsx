import { useState } from 'react'
import type { Failure } from '../client/api/call.ts'
import type { ButtonLook } from '../ui/button/Button.tsx'
import { TextArea } from '../ui/form/Form.tsx'
import { FormDialog } from './FormDialog.tsx'

/** What the words are for, who reads them, and what is said where there are none. */
export interface ReasonWords {
  title: string
  label: string
  hint: string
  missing: string
  submit: string
}

interface ReasonDialogProps extends ReasonWords {
  kind?: ButtonLook['kind']
  start?: string
  max?: number
  /** Returns why it was not taken. */
  send: (words: string) => Promise<Failure | undefined>
  onClose: () => void
}

/** Asks for words without which something is not done: a reason, or an answer. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, label, hint, missing, submit, kind = 'leaf', start = '', max = 2000, send, onClose } = props
  const [words, setWords] = useState(start)
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    if (words.trim() === '') return setIsMissing(true)
    setIsBusy(true)
    const failure = await send(words.trim())
    setIsBusy(false)
    if (failure === undefined) onClose()
  }
  return (
    <FormDialog title={title} kind={kind} disabled={isBusy} submit={submit} onSubmit={save} onClose={onClose}>
      <TextArea
        name="words"
        label={label}
        hint={hint}
        maxLength={max}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={isMissing && words.trim() === '' ? missing : undefined}
      />
    </FormDialog>
  )
}
