import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Answers } from './Answers.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmProps {
  title: ReactNode
  /** What goes, and what it costs. */
  children?: ReactNode
  yes: string
  no: string
  onYes: () => void
  /** Called after either answer. */
  onClose: () => void
}

/** Asks before something is taken away. */
export const Confirm = ({ title, children, yes, no, onYes, onClose }: ConfirmProps) => {
  const agree = () => {
    onClose()
    onYes()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Answers pair>
        <Button full onClick={onClose} label={no} />
        <Button kind="danger" full onClick={agree} label={yes} />
      </Answers>
    </Dialog>
  )
}
