import { useState } from 'react'
import * as v from 'valibot'
import type { OwnAccount } from '../../contract/account.ts'
import { PasswordField } from '../../features/account/PasswordField.tsx'
import { callApi, isFailure } from '../../offline/api/call.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button, ButtonLink } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { withFeedback } from '../actions/with-feedback.ts'
import { withLoading } from '../layout/status/loading.store.ts'
import styles from './Account.module.css'

type Way = 'password' | 'code'

const schemaOf = (way: Way) => {
  const { passwordMissing, codeMissing } = pageText.ownAccount.erase
  return way === 'password'
    ? v.object({ password: v.pipe(v.string(), v.nonEmpty(passwordMissing)), code: v.string() })
    : v.object({ password: v.string(), code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, codeMissing)) })
}

interface EraseDialogProps {
  account: OwnAccount
  onClose: () => void
  onErased: () => void
}

/** Says what goes and what stays, and asks for the password or a code from the phone. */
export const EraseDialog = ({ account, onClose, onErased }: EraseDialogProps) => {
  const [way, setWay] = useState<Way>(account.has_password ? 'password' : 'code')
  const [isSent, setSent] = useState(false)
  const [refused, setRefused] = useState<Failure>()
  const { field, submit } = useSchemaForm(schemaOf(way), { password: '', code: '' })
  const words = pageText.ownAccount.erase

  const sendCode = () => withFeedback(callApi('accountCode'), () => setSent(true))
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
    <Dialog open title={words.ask} onClose={onClose}>
      <div className={styles.told}>
        <p>{words.goes}</p>
        <p>{words.stays}</p>
      </div>
      <Form label={words.ask} onSubmit={submit(erase)}>
        {way === 'password' && (
          <PasswordField label={words.password} autoComplete="current-password" field={field('password')} />
        )}
        {way === 'code' && isSent && (
          <>
            <p role="status">{words.sent(account.phone_number)}</p>
            <TextField
              label={words.code}
              hint={words.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              {...field('code')}
            />
          </>
        )}
        {way === 'code' && (
          <Button full icon="phone" onClick={() => void sendCode()}>
            {isSent ? words.sendAgain : words.sendCode}
          </Button>
        )}
        {refused && (
          <div role="alert" className={styles.refused}>
            <p>{refused.message}</p>
            {refused.code === 'ORDERS_OPEN' && <ButtonLink to="/order-history">{words.toOrders}</ButtonLink>}
          </div>
        )}
        <FormActions>
          {(way === 'password' || isSent) && (
            <Button type="submit" kind="danger" icon="trash" full>
              {words.yes}
            </Button>
          )}
          {account.has_password && (
            <Button kind="plain" full onClick={() => setWay(way === 'password' ? 'code' : 'password')}>
              {way === 'password' ? words.useCode : words.usePassword}
            </Button>
          )}
          <Button kind="plain" full onClick={onClose}>
            {words.no}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
