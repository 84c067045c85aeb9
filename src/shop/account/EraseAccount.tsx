import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { OwnAccount } from '../../contract/account.ts'
import { joinedDigits } from '../../contract/digits.ts'
import { logout } from '../session/session.ts'
import { inWords, language, pageText } from '../../texts/texts.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { toastSuccess } from '../../ui/base/toast.ts'
import { withLoading } from '../page/loading.store.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './Account.module.css'
import { AccountPart } from './AccountPart.tsx'
import * as v from 'valibot'
import { CodeField } from '../login/CodeField.tsx'
import { PasswordField } from '../login/PasswordField.tsx'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { withFeedback } from '../page/with-feedback.ts'

/** The way out: what is deleted, and the dialog that asks whether it is meant. */
export const EraseAccount = ({ account }: { account: OwnAccount }) => {
  const [asks, ask] = useState(false)
  const navigate = useNavigate()
  const words = pageText.ownAccount.erase
  const leave = async () => {
    ask(false)
    // The log-in has ended with the account; its local data is cleared.
    await withLoading(logout('discard'))
    void toastSuccess(words.done)
    await navigate('/')
  }
  return (
    <AccountPart title={words.title} lead={words.lead}>
      <Button kind="danger" icon="trash" className={styles.erase} onClick={() => ask(true)} label={words.start} />
      {asks && <EraseDialog account={account} onClose={() => ask(false)} onErased={() => void leave()} />}
    </AccountPart>
  )
}

type Way = 'password' | 'code'

const schemaOf = (way: Way) => {
  const { passwordMissing, codeMissing } = pageText.ownAccount.erase
  return way === 'password'
    ? v.object({ password: v.pipe(v.string(), v.nonEmpty(passwordMissing)), code: v.string() })
    : v.object({
        password: v.string(),
        code: v.pipe(v.string(), v.transform(joinedDigits), v.regex(/^\d{6}$/, codeMissing)),
      })
}

interface EraseDialogProps {
  account: OwnAccount
  onClose: () => void
  onErased: () => void
}

/** Says what goes and what stays, and asks for the password or a code from the phone. */
const EraseDialog = ({ account, onClose, onErased }: EraseDialogProps) => {
  const [way, setWay] = useState<Way>(account.has_password ? 'password' : 'code')
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<Failure>()
  const { field, submit } = useSchemaForm(schemaOf(way), { password: '', code: '' })
  const words = pageText.ownAccount.erase

  const sendCode = () => withFeedback(callApi('accountCode', { query: { lang: language } }), () => setSent(true))
  const erase = async ({ password, code }: { password: string; code: string }) => {
    const answer = await withLoading(callApi('accountErase', { body: way === 'password' ? { password } : { code } }))
    if (!isFailure(answer)) {
      onErased()
      return undefined
    }
    if (answer.code !== 'WRONG_CREDENTIALS') {
      setRefused(answer)
      return answer
    }
    setRefused(undefined)
    return { fields: { [way]: way === 'password' ? words.wrongPassword : words.wrongCode } }
  }
  return (
    <Dialog title={words.ask} onClose={onClose}>
      <div className={classes(layout.stack2, layout.below4)}>
        <p>{words.goes}</p>
        <p>{words.stays}</p>
      </div>
      <Form label={words.ask} onSubmit={submit(erase)}>
        {way === 'password' && <PasswordField label={words.password} {...field('password')} />}
        {way === 'code' && isSent && (
          <>
            <p role="status">{words.sent(account.phone_number)}</p>
            <CodeField {...field('code')} />
          </>
        )}
        {way === 'code' && (
          <Button full icon="phone" onClick={() => void sendCode()} label={isSent ? words.sendAgain : words.sendCode} />
        )}
        {refused && (
          <div role="alert" className={classes(layout.stack3, styles.refused)}>
            <p>{inWords(refused.message, refused.code)}</p>
            {refused.code === 'ORDERS_OPEN' && <ButtonLink to="/order-history" label={words.toOrders} />}
          </div>
        )}
        <FormActions>
          {(way === 'password' || isSent) && <Button type="submit" kind="danger" icon="trash" full label={words.yes} />}
          {account.has_password && (
            <Button
              kind="plain"
              full
              onClick={() => setWay(way === 'password' ? 'code' : 'password')}
              label={way === 'password' ? words.useCode : words.usePassword}
            />
          )}
          <Button kind="plain" full onClick={onClose} label={words.no} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
