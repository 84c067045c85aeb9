import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import * as v from 'valibot'
import type { StaffAnswer } from '../../contract/staff-calls.ts'
import { Code, Phone } from '../../contract/forms.ts'
import { withWork } from '../../shop/login/proof-of-work.shared.ts'
import { isFailure, type Failure } from '../../client/api/call.ts'
import { forgetSentCode, keepSentCode, readSentCode } from '../../client/page/sent-code.ts'
import { callDesk } from '../desk-api.shared.ts'
import { Toaster } from '../../ui/base/Toaster.tsx'
import { toastError } from '../../ui/base/toast.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { PhoneField, TextField, Form, FormActions, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Icon } from '../../ui/media/Icon.tsx'
import { Wordmark } from '../../ui/media/Wordmark.tsx'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import styles from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import { pageLanguage } from '../language/offered.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { earlyInput, forgetEarlyInput, keepTyped } from './early-input.ts'
import { countUnsent, enter } from './session.ts'
import { shopNameOf } from '../shop-name.ts'
import { text } from '../texts.ts'
import { text as words } from './texts.ts'

const TOAST_MS = 5_000

/** Log-in by code: phone, code, and which shop where somebody works in several. */
export const LoginPage = () => {
  const { status, wasEnded } = useDesk()
  const [phone, setPhone] = useState(() => readSentCode('desk')?.phone)
  const askAgain = () => {
    forgetSentCode()
    setPhone(undefined)
  }
  const { answer: unsent = 0 } = useAnswer(countUnsent, status)
  if (status === 'in') return <Navigate to="/desk/" replace />
  return (
    <>
      <header className={styles.header}>
        <span className={styles.home}>
          <Wordmark />
        </span>
        <p className={layout.small}>{text.name}</p>
      </header>
      <main className={styles.page}>
        <PageTitle title={words.title} />
        <div className={classes(layout.stack3, layout.below4)} role="status">
          {wasEnded && <Notice label={words.ended} />}
          {unsent > 0 && <Notice label={words.unsent(unsent)} />}
        </div>
        {phone === undefined ? <PhoneStep onSent={setPhone} /> : <CodeStep phone={phone} onOther={askAgain} />}
        <div className={layout.above5}>
          <LanguageChoice beforeLoad={keepTyped} />
        </div>
      </main>
      <Toaster duration={TOAST_MS} />
    </>
  )
}

const Notice = ({ label }: { label: string }) => (
  <p className={classes(layout.notice, tone.wait)}>
    <Icon name="phone" />
    <span>{label}</span>
  </p>
)

/** A refusal that no field explains is shown above. */
const refused = (failure: Failure): Failure => {
  if (failure.fields === undefined) void toastError(failure)
  return failure
}

const requestCode = async (phone: string): Promise<Failure | undefined> => {
  const query = { lang: pageLanguage() }
  const answer = await withWork((work) =>
    callDesk('deskRequestCode', { query, body: { phone_number: phone, ...work } }),
  )
  if (isFailure(answer)) return refused(answer)
  keepSentCode({ by: 'desk', phone, isAnswered: true, ofSeller: false })
  return undefined
}

const PhoneForm = v.object({ phone_number: Phone })

const PhoneStep = ({ onSent }: { onSent: (phone: string) => void }) => {
  const { form, field, submit } = useSchemaForm(PhoneForm, { phone_number: earlyInput().phone })
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { hasFocus, wasSent } = earlyInput()
    if (hasFocus) part.current?.querySelector('input')?.focus()
    if (wasSent) part.current?.querySelector('button')?.click()
    forgetEarlyInput()
  }, [])
  const send = async ({ phone_number }: v.InferOutput<typeof PhoneForm>) => {
    const failure = await requestCode(phone_number)
    if (failure === undefined) onSent(phone_number)
    return failure
  }
  return (
    <div ref={part}>
      <Form onSubmit={submit(send)} label={words.title}>
        <p>{words.lead}</p>
        <PhoneField label={words.phone} {...field('phone_number')} />
        <FormActions>
          <Button type="submit" kind="main" full disabled={form.formState.isSubmitting} label={words.send} />
        </FormActions>
      </Form>
      <p className={layout.above3}>
        <a className={layout.tap} href="/login?isSellerLogin=1">
          {words.seller}
        </a>
      </p>
    </div>
  )
}

const CodeForm = v.object({ code: Code })
type Shops = NonNullable<StaffAnswer<'deskLogin'>['choose']>

const CodeStep = ({ phone, onOther }: { phone: string; onOther: () => void }) => {
  const { form, field, submit } = useSchemaForm(CodeForm, { code: '' })
  const [shops, setShops] = useState<Shops>()

  const logIn = async (code: string, staffId?: number): Promise<Failure | undefined> => {
    const answer = await callDesk('deskLogin', {
      body: { phone_number: phone, code, ...(staffId !== undefined && { staff_id: staffId }) },
    })
    if (isFailure(answer)) {
      if (answer.code !== 'WRONG_CREDENTIALS') return refused(answer)
      return { ...answer, fields: { code: answer.message } }
    }
    if (answer.choose !== undefined) setShops(answer.choose)
    if (answer.token === undefined || answer.me === undefined) return undefined
    forgetSentCode()
    await enter(answer.me, answer.token)
    return undefined
  }
  if (shops !== undefined)
    return (
      <div className={layout.stack3}>
        <h2>{words.choose}</h2>
        {shops.map((shop) => (
          <Button
            key={shop.staff_id}
            full
            onClick={() => void logIn(form.getValues('code'), shop.staff_id)}
            iconAfter="next"
            label={shopNameOf(shop)}
          />
        ))}
      </div>
    )
  return (
    <Form onSubmit={submit(({ code }) => logIn(code))} label={words.title}>
      <p role="status">{words.sentTo(phone)}</p>
      <TextField
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <Submit label={words.submit} />
      <Button kind="plain" full onClick={() => void requestCode(phone)} label={words.again} />
      <Button kind="plain" full onClick={onOther} label={words.other} />
    </Form>
  )
}
