import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import styles from './Confirm.module.css'
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
    <div className={styles.answers}>
      <Button full onClick={onNo}>
        {no}
      </Button>
      <Button kind="danger" full onClick={onYes}>
        {yes}
      </Button>
    </div>
  </Dialog>
)
