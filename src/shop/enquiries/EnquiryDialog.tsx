import type { ComponentProps } from 'react'
import { pageText } from '../../texts/texts.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { BulkEnquiryForm } from './BulkEnquiryForm.tsx'
import layout from '../../ui/base/layout.module.css'

type EnquiryDialogProps = { onClose: () => void } & ComponentProps<typeof BulkEnquiryForm>

/** The modal Contact for Bulk Orders. */
export const EnquiryDialog = ({ onClose, ...form }: EnquiryDialogProps) => (
  <Dialog title={pageText.account.enquiry.title} onClose={onClose}>
    <p className={layout.below4}>{pageText.account.enquiry.lead}</p>
    <BulkEnquiryForm {...form} />
  </Dialog>
)
