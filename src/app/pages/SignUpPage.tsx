import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { RegisterForm } from '../../features/account/RegisterForm.tsx'
import { RoleChoice } from '../../features/account/RoleChoice.tsx'
import type { Role } from '../../features/account/RoleChoice.tsx'
import { register } from '../../features/account/session.ts'
import { SellerRequestForm } from '../../features/selling/SellerRequestForm.tsx'
import { p } from '../../texts/pageTexts.ts'
import { sendSellerRequest } from '../actions/applications.ts'
import { told } from '../actions/told.ts'
import type { PageHandle } from '../page.ts'
import { Aside, Lead, Narrow } from './Narrow.tsx'
import { WhenAlive } from './WhenAlive.tsx'
import css from './account.module.css'

export const handle: PageHandle = {
  head: () => ({ title: p.account.signUp.title, description: p.account.signUp.lead }),
  heading: () => p.account.signUp.heading,
}

export const Component = () => {
  const [role, setRole] = useState<Role>('customer')
  const navigate = useNavigate()
  // Where the log-in leads on to afterwards.
  const state: unknown = useLocation().state
  const words = p.account.signUp
  return (
    <Narrow>
      <WhenAlive fields={6}>
        <Lead>{role === 'customer' ? words.lead : p.account.selling.lead}</Lead>
        <div className={css.role}>
          <RoleChoice role={role} onChoose={setRole} />
        </div>
        {role === 'customer' ? (
          <RegisterForm register={(form) => told(register(form), () => void navigate('/thankyou', { state }))} />
        ) : (
          <SellerRequestForm
            submitWord={words.submit}
            send={(form) => sendSellerRequest(form, () => void navigate('/seller-thankyou-card'))}
          />
        )}
        <Aside>
          {words.haveAccount}{' '}
          <Link to={role === 'customer' ? '/login' : '/login?isSellerLogin=1'} state={state}>
            {words.toLogin}
          </Link>
        </Aside>
      </WhenAlive>
    </Narrow>
  )
}
