import { useState } from 'react'
import type { AskedPack } from './bulk-enquiry.ts'
import { EnquiryDialog } from './EnquiryDialog.tsx'
import { sendEnquiry } from './submit-forms.ts'
import { useDeliveryPin } from '../addresses/useDeliveryPin.ts'

/** Asks for a bulk price of one pack, and stays on its page. */
export const AskBulkDialog = ({ pack, onClose }: { pack: AskedPack; onClose: () => void }) => {
  // What is filled in is the pack that was chosen when it was opened.
  const [asked] = useState(pack)
  const pincode = useDeliveryPin()
  return (
    <EnquiryDialog pack={asked} pincode={pincode} onClose={onClose} send={(enquiry) => sendEnquiry(enquiry, onClose)} />
  )
}
