import { useNavigate } from 'react-router-dom'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm.tsx'
import { t } from '../../texts/texts.ts'
import { sendEnquiry } from '../actions/applications.ts'
import type { PageHandle } from '../page.ts'
import { Lead, Narrow } from './Narrow.tsx'
import { WhenAlive } from './WhenAlive.tsx'

export const handle: PageHandle = {
  head: () => ({ title: t.account.enquiry.title, description: t.account.enquiry.lead }),
  heading: () => t.account.enquiry.title,
}

export const Component = () => {
  const navigate = useNavigate()
  return (
    <Narrow>
      <Lead>{t.account.enquiry.lead}</Lead>
      <WhenAlive fields={5}>
        <EnquiryForm
          kind="bulk"
          label={t.account.enquiry.title}
          send={(enquiry) => sendEnquiry(enquiry, () => void navigate('/'))}
        />
      </WhenAlive>
    </Narrow>
  )
}
