import { useNavigate } from 'react-router-dom'
import { SellerRequestForm } from '../../features/selling/SellerRequestForm.tsx'
import { p } from '../../texts/pageTexts.ts'
import { sendSellerRequest } from '../actions/applications.ts'
import type { PageHandle } from '../page.ts'
import { Lead, Narrow } from './Narrow.tsx'
import { WhenAlive } from './WhenAlive.tsx'

export const handle: PageHandle = {
  head: () => ({ title: p.account.selling.title, description: p.account.selling.lead }),
  heading: () => p.account.selling.heading,
}

export const Component = () => {
  const navigate = useNavigate()
  return (
    <Narrow>
      <Lead>{p.account.selling.lead}</Lead>
      <WhenAlive fields={4}>
        <SellerRequestForm
          submitWord={p.account.selling.submit}
          send={(form) => sendSellerRequest(form, () => void navigate('/seller-thankyou-card'))}
        />
      </WhenAlive>
    </Narrow>
  )
}
