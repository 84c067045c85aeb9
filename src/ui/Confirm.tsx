import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import css from './Confirm.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmProps {
  open: boolean
  title: ReactNode
  /** What goes, and what it costs. */
  children?: ReactNode
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
}

/** Asks before something is taken away. */
export const Confirm = ({ open, title, children, yes, no, onYes, onNo }: ConfirmProps) => (
  <Dialog open={open} title={title} onClose={onNo}>
    {children}
    <div className={css.answers}>
      <Button full onClick={onNo}>
        {no}
      </Button>
      <Button kind="danger" full onClick={onYes}>
        {yes}
      </Button>
    </div>
  </Dialog>
)
