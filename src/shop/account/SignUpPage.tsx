import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { RoleChoice, type Role } from '../login/RoleChoice.tsx'
import { SellerRequestForm } from '../sellers/SellerRequestForm.tsx'
import { pageText } from '../../texts/texts.ts'
import { sendSellerRequest } from '../enquiries/submit-forms.ts'
import { withFeedback } from '../page/with-feedback.ts'
import { describedPage } from '../page/page.ts'
import { Aside, Lead, PageLayout } from '../page/PageLayout.tsx'
import { AfterHydration } from '../page/AfterHydration.tsx'
import layout from '../../ui/base/layout.module.css'
import { RegisterForm as Registration } from '../../contract/forms.ts'
import { callApi, type Failure } from '../../client/api/call.ts'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { noContact, useContactForm, type ContactValues } from '../../ui/form/useContactForm.ts'
import { PasswordField } from '../login/PasswordField.tsx'

export const handle = describedPage(() => pageText.account.signUp)

export const Component = () => {
  const [role, setRole] = useState<Role>('customer')
  const navigate = useNavigate()
  // Where the log-in leads on to afterwards.
  const state: unknown = useLocation().state
  const words = pageText.account.signUp
  return (
    <PageLayout>
      <AfterHydration fields={6}>
        <Lead>{role === 'customer' ? words.lead : pageText.account.selling.lead}</Lead>
        <div className={layout.below4}>
          <RoleChoice role={role} onChoose={setRole} />
        </div>
        {role === 'customer' ? (
          <RegisterForm
            send={(form) =>
              withFeedback(callApi('register', { body: form }), () => void navigate('/thankyou', { state }))
            }
          />
        ) : (
          <SellerRequestForm
            submitWord={words.submit}
            send={(form) => sendSellerRequest(form, () => void navigate('/seller-thankyou-card'))}
          />
        )}
        <Aside>
          {words.haveAccount}{' '}
          <Link className={layout.tap} to={role === 'customer' ? '/login' : '/login?isSellerLogin=1'} state={state}>
            {words.toLogin}
          </Link>
        </Aside>
      </AfterHydration>
    </PageLayout>
  )
}

type Values = ContactValues & { password: string }

/** A customer's sign-up. */
const RegisterForm = ({ send }: { send: (form: Registration) => Promise<Failure | undefined> }) => {
  const { form, field, submit } = useContactForm<Values, Registration>(Registration, { ...noContact, password: '' })
  return (
    <Form onSubmit={submit(send)} label={pageText.account.signUp.title}>
      <ContactFields labels={pageText.account.contact} form={form} field={field} />
      <PasswordField isNew {...field('password')} />
      <Submit label={pageText.account.signUp.submit} />
    </Form>
  )
}
