import { pageText } from '../../texts/page-texts.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { EnquiryFormProps } from './EnquiryForm.tsx'
import layout from '../../ui/base/layout.module.css'
import { LazyEnquiryForm } from './LazyEnquiryForm.tsx'

interface EnquiryDialogProps {
  open: boolean
  onClose: () => void
  send: EnquiryFormProps['send']
}

/** The modal Contact for Bulk Orders. */
export const EnquiryDialog = ({ open, onClose, send }: EnquiryDialogProps) => (
  <Dialog open={open} title={pageText.account.enquiry.title} onClose={onClose}>
    <p className={layout.below4}>{pageText.account.enquiry.lead}</p>
    <LazyEnquiryForm kind="bulk" label={pageText.account.enquiry.title} send={send} />
  </Dialog>
)
