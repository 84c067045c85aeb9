import type { ReactNode, SubmitEvent } from 'react'
import type { ButtonLook } from '../ui/button/Button.tsx'
import { Form, Submit } from '../ui/form/Form.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import { WholeIds } from './page/WholeIds.tsx'

interface FormDialogProps {
  title: string
  /** What the form is called where it is not the title. */
  label?: string
  /** The words of its button. */
  submit: string
  kind?: ButtonLook['kind']
  disabled?: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  onClose: () => void
  children: ReactNode
}

/** A dialog that holds one form. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, label = title, submit, kind = 'main', disabled = false, onSubmit, onClose, children } = props
  return (
    <Dialog title={<WholeIds text={title} />} onClose={onClose}>
      <Form
        label={label}
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit(event)
        }}
      >
        {children}
        <Submit label={submit} kind={kind} disabled={disabled} />
      </Form>
    </Dialog>
  )
}
