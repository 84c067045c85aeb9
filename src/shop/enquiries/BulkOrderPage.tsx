import { useNavigate } from 'react-router-dom'
import { BulkEnquiryForm } from './BulkEnquiryForm.tsx'
import { pageText } from '../../texts/texts.ts'
import { sendEnquiry } from './submit-forms.ts'
import { describedPage } from '../page/page.ts'
import { Lead, PageLayout } from '../page/PageLayout.tsx'
import { AfterHydration } from '../page/AfterHydration.tsx'

export const handle = describedPage(() => pageText.account.enquiry)

export const Component = () => {
  const navigate = useNavigate()
  return (
    <PageLayout>
      <Lead>{pageText.account.enquiry.lead}</Lead>
      <AfterHydration fields={7}>
        <BulkEnquiryForm send={(enquiry) => sendEnquiry(enquiry, () => void navigate('/'))} />
      </AfterHydration>
    </PageLayout>
  )
}
