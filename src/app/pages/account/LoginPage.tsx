import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { calls } from '../../../contract/calls.ts'
import { readReturnTo } from '../../../features/account/after-login.ts'
import { CodeForm } from '../../../features/account/CodeForm.tsx'
import { LoginForm } from '../../../features/account/LoginForm.tsx'
import { RoleChoice, type Role } from '../../../features/account/RoleChoice.tsx'
import { login, loginByCode } from '../../../features/account/session.ts'
import { setStockAlert } from '../../../features/stock-alerts/stock-alert-actions.ts'
import { addToWishlist } from '../../../features/wishlist/wishlist-actions.ts'
import { callApi, isFailure } from '../../../offline/api/call.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toastSuccess } from '../../../ui/base/toast.ts'
import { withFeedback } from '../../actions/with-feedback.ts'
import { describedPage } from '../../page.ts'
import { Aside, PageLayout } from '../PageLayout.tsx'
import { AfterHydration } from '../AfterHydration.tsx'
import layout from '../../../ui/base/layout.module.css'
import styles from './account.module.css'

export const handle = describedPage(() => pageText.account.login)

type Way = 'password' | 'code' | 'reset'

/** That the code was sent is said above its field; a toast would repeat it and cover the field. */
const askForCode = async (phone: string, purpose: 'login' | 'password', role: Role) => {
  const asked = callApi('requestCode', { body: { phone_number: phone, purpose, role } })
  return withFeedback(asked.then((answer) => (isFailure(answer) ? answer : {})))
}

export const Component = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const [role, setRole] = useState<Role>(query.get('isSellerLogin') === '1' ? 'seller' : 'customer')
  const [way, setWay] = useState<Way>('password')
  const words = pageText.account.login

  const enter = ({ redirect }: { redirect?: string }) => {
    if (redirect !== undefined) return window.location.assign(redirect)
    const kept = readReturnTo(state)
    if (kept.wish !== undefined) void addToWishlist(kept.wish)
    if (kept.alert !== undefined) void setStockAlert(kept.alert.sku, { on: true, title: kept.alert.title })
    void toastSuccess(words.done)
    void navigate(kept.returnTo, { replace: true })
  }
  return (
    <PageLayout>
      <AfterHydration fields={4}>
        <div className={layout.below4}>
          <RoleChoice role={role} onChoose={setRole} />
        </div>
        {way === 'reset' && <h2 className={layout.below3}>{pageText.account.code.resetHeading}</h2>}
        {way === 'password' && <LoginForm role={role} login={(form) => withFeedback(login(form), enter)} />}
        {way === 'code' && role === 'seller' && <p>{pageText.account.code.customersOnly}</p>}
        {way === 'code' && role === 'customer' && (
          <CodeForm
            key="code"
            schema={calls.loginByCode.body}
            ask={(phone) => askForCode(phone, 'login', role)}
            send={(form) => withFeedback(loginByCode(form), () => enter({}))}
          />
        )}
        {way === 'reset' && (
          <CodeForm
            key="reset"
            setsPassword
            schema={calls.resetPassword.body}
            ask={(phone) => askForCode(phone, 'password', role)}
            send={(form) =>
              withFeedback(callApi('resetPassword', { body: { ...form, role } }), () => setWay('password'))
            }
          />
        )}
        <div className={styles.ways}>
          <Button
            kind="plain"
            onClick={() => setWay(way === 'reset' ? 'password' : 'reset')}
            label={way === 'reset' ? words.usePassword : words.forgot}
          />
          <Button
            kind="plain"
            onClick={() => setWay(way === 'code' ? 'password' : 'code')}
            label={way === 'code' ? words.usePassword : words.useCode}
          />
        </div>
        <Aside>
          {words.noAccount}{' '}
          <Link className={layout.tap} to="/signup" state={state}>
            {words.toSignUp}
          </Link>
        </Aside>
      </AfterHydration>
    </PageLayout>
  )
}
