import { useNavigate } from 'react-router-dom'
import { SellerRequestForm } from '../../../features/seller-onboarding/SellerRequestForm.tsx'
import { pageText } from '../../../texts/texts.ts'
import { sendSellerRequest } from '../../actions/submit-forms.ts'
import { describedPage } from '../../page.ts'
import { Lead, PageLayout } from '../PageLayout.tsx'
import { AfterHydration } from '../AfterHydration.tsx'

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
