import { p } from '../../texts/pageTexts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { SellerRequestForm } from './SellerRequestForm.tsx'
import type { SellerRequestFormProps } from './SellerRequestForm.tsx'

interface SellerRequestDialogProps {
  onClose: () => void
  send: SellerRequestFormProps['send']
}

/** The short application, opened from the footer (spec 2.2). */
export const SellerRequestDialog = ({ onClose, send }: SellerRequestDialogProps) => (
  <Dialog open title={p.account.selling.heading} onClose={onClose}>
    <SellerRequestForm submitWord={p.account.selling.submit} send={send} />
  </Dialog>
)
