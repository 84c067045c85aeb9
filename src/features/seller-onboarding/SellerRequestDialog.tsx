import { pageText } from '../../texts/page-texts.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { SellerRequestForm } from './SellerRequestForm.tsx'
import type { SellerRequestFormProps } from './SellerRequestForm.tsx'

interface SellerRequestDialogProps {
  onClose: () => void
  send: SellerRequestFormProps['send']
}

/** The short application, opened from the footer. */
export const SellerRequestDialog = ({ onClose, send }: SellerRequestDialogProps) => (
  <Dialog open title={pageText.account.selling.heading} onClose={onClose}>
    <SellerRequestForm submitWord={pageText.account.selling.submit} send={send} />
  </Dialog>
)
