import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { answers } from '../../contract/answers.ts'
import { calls } from '../../contract/shop-calls.ts'
import { justLoggedIn, readReturnTo } from '../session/after-login.ts'
import { toPayment, type ReturnTo } from '../session/return-to.ts'
import { CodeStep } from '../login/CodeStep.tsx'
import { LoginForm } from '../login/LoginForm.tsx'
import { NumberPart, useNumber } from '../login/NumberPart.tsx'
import { OwnerProofStep, type Shown } from '../login/OwnerProofStep.tsx'
import { PasswordCodeForm } from '../login/PasswordCodeForm.tsx'
import { RoleChoice, type Role } from '../login/RoleChoice.tsx'
import { forgetSentCode, readSentCode } from '../../client/page/sent-code.ts'
import { useSentCode } from '../login/useSentCode.ts'
import { login, loginByCode } from '../session/session.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { setStockAlert } from '../stock-alerts/stock-alert-actions.ts'
import { addToWishlist } from '../wishlist/wishlist-actions.ts'
import { withWork } from '../login/proof-of-work.shared.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { inWords, language, pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toastError, toastSuccess } from '../../ui/base/toast.ts'
import { withFeedback } from '../page/with-feedback.ts'
import { withLoading } from '../page/loading.store.ts'
import { describedPage } from '../page/page.ts'
import { Aside, Lead, PageLayout, Wide } from '../page/PageLayout.tsx'
import { AfterHydration } from '../page/AfterHydration.tsx'
import layout from '../../ui/base/layout.module.css'
import styles from '../page/account.module.css'

export const handle = describedPage(() => pageText.account.login)

/** That the code was sent is said above its field; a toast would repeat it and cover the field. */
const askForCode = async (
  phone: string,
  purpose: 'login' | 'password',
  role: Role,
): Promise<{ said: string } | Failure> => {
  const body = { phone_number: phone, purpose, role }
  const query = { lang: language }
  const answer = await withWork((work) => callApi('requestCode', { query, body: { ...body, ...work } }))
  return isFailure(answer) ? answer : { said: answer.message }
}

const CodeForm = v.pick(calls.loginByCode.body, ['phone_number', 'code'])
const ResetForm = v.omit(calls.resetPassword.body, ['pincode'])

/** Why one was led here, where it was not by one's own wish to log in. */
const reasonOf = ({ checkout, wish, alert, question }: ReturnTo): string | undefined => {
  const { reason } = pageText.account.login
  if (checkout) return reason.order
  if (wish) return reason.wish
  if (alert) return reason.alert
  return question && reason.question
}

/** A right code of a number that may have a new owner. */
interface Unsure {
  message: string
  /** For a new password, which is no proof itself. */
  isReset?: true
  send: (shown: Shown) => Promise<Failure | undefined>
}

export const Component = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const [role, setRole] = useState<Role>(query.get('isSellerLogin') === '1' ? 'seller' : 'customer')
  const [asked, setAsked] = useSentCode('login')
  /** In the shop's words that no code may come. */
  const [warning, setWarning] = useState<string>()
  const [unsure, setUnsure] = useState<Unsure>()
  const [isReset, setReset] = useState(false)
  const [isCodeRefused, refuseCode] = useState(false)
  const { login: words, code } = pageText.account
  const isCustomer = role === 'customer'
  const reason = reasonOf(readReturnTo(state))
  // On the way to something else: one field, and the other ways behind a button.
  const [isBrief, setBrief] = useState(isCustomer && reason !== undefined)

  useEffect(() => {
    const sent = readSentCode('password')
    if (sent === undefined) return
    setReset(true)
    setRole(sent.ofSeller ? 'seller' : 'customer')
  }, [])

  const enter = ({ redirect }: { redirect?: string }, said = words.done) => {
    forgetSentCode()
    if (redirect !== undefined) return window.location.assign(redirect)
    const kept = readReturnTo(state)
    if (kept.wish !== undefined) void addToWishlist(kept.wish)
    if (kept.alert !== undefined) void setStockAlert(kept.alert.sku, { on: true, title: kept.alert.title })
    void toastSuccess(said)
    void navigate(kept.returnTo, { replace: true, state: { ...justLoggedIn, ...(kept.checkout && toPayment) } })
  }
  const ask = async (phone: string) => {
    const answer = await withLoading(askForCode(phone, 'login', 'customer'))
    const isLost = isFailure(answer) && answer.httpStatus === undefined && useNetwork.getState().linked
    if (isFailure(answer) && !isLost) {
      void toastError(answer)
      return answer
    }
    setWarning(!isFailure(answer) && answer.said === answers.codesScarce ? answer.said : undefined)
    setAsked({ phone, isAnswered: !isLost })
    return undefined
  }
  const number = useNumber(ask)

  const enterCode = async (form: v.InferOutput<typeof CodeForm>, shown: Shown = {}) => {
    const answer = await withLoading(loginByCode({ ...form, ...shown }))
    if (!isFailure(answer)) {
      enter({}, answer.isPasswordVoid ? code.passwordVoid : words.done)
      return undefined
    }
    if (answer.code === 'OWNER_PROOF_NEEDED')
      setUnsure({ message: answer.message, send: (more) => enterCode(form, more) })
    else void toastError(answer)
    return answer
  }
  const reset = async (form: v.InferOutput<typeof ResetForm>, shown: Shown = {}) => {
    const answer = await withLoading(callApi('resetPassword', { body: { ...form, role, ...shown } }))
    if (isFailure(answer)) {
      if (answer.code === 'OWNER_PROOF_NEEDED')
        setUnsure({ message: answer.message, isReset: true, send: (more) => reset(form, more) })
      else void toastError(answer)
      return answer
    }
    forgetSentCode()
    void toastSuccess(answer.message)
    setUnsure(undefined)
    setReset(false)
    return undefined
  }

  const leaveReset = () => {
    forgetSentCode()
    setReset(false)
  }

  // Two ways beside each other, or a single one.
  const Page = isReset || isBrief ? PageLayout : Wide
  if (unsure !== undefined)
    return (
      <PageLayout>
        <OwnerProofStep {...unsure} />
        <Button kind="plain" full onClick={() => setUnsure(undefined)} label={code.otherWay} />
      </PageLayout>
    )
  if (asked !== undefined) {
    const { phone, isAnswered } = asked
    const news = isAnswered ? code.sentTo(phone) : code.mayBeSent(phone)
    return (
      <PageLayout>
        <CodeStep
          schema={CodeForm}
          phone={phone}
          news={warning === undefined ? news : inWords(warning)}
          send={(form) => enterCode(form)}
          onAgain={() => void ask(phone)}
        >
          <Button kind="plain" full onClick={() => setAsked(undefined)} label={code.otherWay} />
        </CodeStep>
      </PageLayout>
    )
  }
  return (
    <Page>
      <AfterHydration fields={4}>
        {isReset && (
          <>
            <h2 className={layout.below3}>{code.resetHeading}</h2>
            <div className={layout.below4}>
              <RoleChoice role={role} onChoose={setRole} />
            </div>
            <PasswordCodeForm
              schema={ResetForm}
              ofSeller={role === 'seller'}
              ask={(phone) => withFeedback(askForCode(phone, 'password', role))}
              send={(form) => reset(form)}
            />
            <Button kind="plain" full onClick={leaveReset} label={words.usePassword} />
          </>
        )}
        {isBrief && (
          <>
            <Lead>{reason}</Lead>
            <NumberPart number={number} label={words.phone} lead={code.lead} />
            <Button kind="plain" full onClick={() => setBrief(false)} label={code.otherWay} />
          </>
        )}
        {!isReset && !isBrief && (
          <>
            {reason !== undefined && <Lead>{reason}</Lead>}
            <LoginForm
              role={role}
              number={isCustomer ? number : undefined}
              login={(form) => withFeedback(login(form), (entered) => enter(entered))}
              other={isCustomer && <NumberPart number={number} label={words.phone} lead={code.lead} />}
              end={
                <>
                  <div className={styles.ways}>
                    <Button kind="plain" onClick={() => setReset(true)} label={words.forgot} />
                    <Button
                      kind="plain"
                      onClick={() => (isCustomer ? void number.send() : refuseCode(true))}
                      label={words.useCode}
                    />
                  </div>
                  {isCodeRefused && !isCustomer && <p role="status">{code.customersOnly}</p>}
                </>
              }
            >
              {isCustomer && <h2 className={styles.or}>{words.orPassword}</h2>}
              <RoleChoice role={role} onChoose={setRole} />
            </LoginForm>
          </>
        )}
        {!isBrief && (
          <Aside>
            {words.noAccount}{' '}
            <Link className={layout.tap} to="/signup" state={state}>
              {words.toSignUp}
            </Link>
          </Aside>
        )}
      </AfterHydration>
    </Page>
  )
}
