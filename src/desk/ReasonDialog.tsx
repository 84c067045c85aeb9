import { useState } from 'react'
import { Button, type ButtonLook } from '../ui/button/Button.tsx'
import { TextArea } from '../ui/form/fields.tsx'
import { Form, FormActions } from '../ui/form/Form.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'

interface ReasonDialogProps {
  title: string
  /** What the words are for, who reads them, and what is said where there are none. */
  label: string
  hint: string
  missing: string
  submit: string
  kind?: ButtonLook['kind']
  start?: string
  max?: number
  /** Returns whether it was taken. */
  send: (words: string) => Promise<boolean>
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
    const isTaken = await send(words.trim())
    setIsBusy(false)
    if (isTaken) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        label={title}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextArea
          name="words"
          label={label}
          hint={hint}
          maxLength={max}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          error={isMissing && words.trim() === '' ? missing : undefined}
        />
        <FormActions>
          <Button type="submit" kind={kind} full disabled={isBusy} label={submit} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
