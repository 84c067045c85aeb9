import { p } from '../../texts/pageTexts.ts'
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
  <Dialog open={open} title={p.account.enquiry.title} onClose={onClose}>
    <p className={css.lead}>{p.account.enquiry.lead}</p>
    <LazyEnquiryForm kind="bulk" label={p.account.enquiry.title} send={send} />
  </Dialog>
)
