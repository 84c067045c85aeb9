import { useNavigate } from 'react-router-dom'
import { SellerRequestForm } from './SellerRequestForm.tsx'
import { pageText } from '../../texts/texts.ts'
import { sendSellerRequest } from '../enquiries/submit-forms.ts'
import { describedPage } from '../page/page.ts'
import { Lead, PageLayout } from '../page/PageLayout.tsx'
import { AfterHydration } from '../page/AfterHydration.tsx'

export const handle = describedPage(() => pageText.account.selling)

export const Component = () => {
  const navigate = useNavigate()
  return (
    <PageLayout>
      <Lead>{pageText.account.selling.lead}</Lead>
      <AfterHydration fields={4}>
        <SellerRequestForm
          submitWord={pageText.account.selling.submit}
          send={(form) => sendSellerRequest(form, () => void navigate('/seller-thankyou-card'))}
        />
      </AfterHydration>
    </PageLayout>
  )
}
