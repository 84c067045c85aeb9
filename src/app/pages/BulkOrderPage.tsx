import { useNavigate } from 'react-router-dom'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm.tsx'
import { p } from '../../texts/pageTexts.ts'
import { sendEnquiry } from '../actions/applications.ts'
import type { PageHandle } from '../page.ts'
import { Lead, Narrow } from './Narrow.tsx'
import { WhenAlive } from './WhenAlive.tsx'

export const handle: PageHandle = {
  head: () => ({ title: p.account.enquiry.title, description: p.account.enquiry.lead }),
  heading: () => p.account.enquiry.title,
}

export const Component = () => {
  const navigate = useNavigate()
  return (
    <Narrow>
      <Lead>{p.account.enquiry.lead}</Lead>
      <WhenAlive fields={5}>
        <EnquiryForm
          kind="bulk"
          label={p.account.enquiry.title}
          send={(enquiry) => sendEnquiry(enquiry, () => void navigate('/'))}
        />
      </WhenAlive>
    </Narrow>
  )
}
