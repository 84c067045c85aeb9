import { t } from '../../texts/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import css from './EnquiryDialog.module.css'
import { LazyEnquiryForm } from './LazyEnquiryForm.tsx'

interface EnquiryDialogProps {
  open: boolean
  onClose: () => void
  send: EnquiryFormProps['send']
}

/** The modal Contact for Bulk Orders. */
export const EnquiryDialog = ({ open, onClose, send }: EnquiryDialogProps) => (
  <Dialog open={open} title={t.account.enquiry.title} onClose={onClose}>
    <p className={css.lead}>{t.account.enquiry.lead}</p>
    <LazyEnquiryForm kind="bulk" label={t.account.enquiry.title} send={send} />
  </Dialog>
)
