import { pageText } from '../../texts/texts.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.tsx'
import layout from '../../ui/base/layout.module.css'

interface EnquiryDialogProps {
  onClose: () => void
  send: EnquiryFormProps['send']
}

/** The modal Contact for Bulk Orders. */
export const EnquiryDialog = ({ onClose, send }: EnquiryDialogProps) => (
  <Dialog title={pageText.account.enquiry.title} onClose={onClose}>
    <p className={layout.below4}>{pageText.account.enquiry.lead}</p>
    <EnquiryForm kind="bulk" send={send} />
  </Dialog>
)
