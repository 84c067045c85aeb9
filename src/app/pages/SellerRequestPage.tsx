import { useNavigate } from 'react-router-dom'
import { SellerRequestForm } from '../../features/selling/SellerRequestForm.tsx'
import { t } from '../../texts/texts.ts'
import { sendSellerRequest } from '../actions/applications.ts'
import type { PageHandle } from '../page.ts'
import { Lead, Narrow } from './Narrow.tsx'
import { WhenAlive } from './WhenAlive.tsx'

export const handle: PageHandle = {
  head: () => ({ title: t.account.selling.title, description: t.account.selling.lead }),
  heading: () => t.account.selling.heading,
}

export const Component = () => {
  const navigate = useNavigate()
  return (
    <Narrow>
      <Lead>{t.account.selling.lead}</Lead>
      <WhenAlive fields={4}>
        <SellerRequestForm
          submitWord={t.account.selling.submit}
          send={(form) => sendSellerRequest(form, () => void navigate('/seller-thankyou-card'))}
        />
      </WhenAlive>
    </Narrow>
  )
}
