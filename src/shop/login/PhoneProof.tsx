import { useEffect } from 'react'
import * as v from 'valibot'
import { Code } from '../../contract/forms.ts'
import { CodeField } from './CodeField.tsx'
import { forgetSentCode } from '../../client/page/sent-code.ts'
import { useSentCode } from './useSentCode.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { language, pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import { toastSuccess } from '../../ui/base/toast.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { withFeedback } from '../page/with-feedback.ts'
import { withLoading } from '../page/loading.store.ts'

/** Offers the proof where the account's number lacks it; asked of the shop, as nothing of it is stored on the phone. */
export const PhoneProofOffer = ({ onProven, lead }: Partial<Pick<PhoneProofProps, 'onProven' | 'lead'>>) => {
  const online = useNetwork((network) => network.online)
  const { answer, refresh } = useAnswer(() => callApi('ownAccount'), online)
  if (answer === undefined || isFailure(answer) || answer.data.phone_proven) return null
  return <PhoneProof phone={answer.data.phone_number} onProven={onProven ?? refresh} lead={lead} />
}

interface PhoneProofProps {
  phone: string
  onProven: () => void
  /** What stands above the button; else that news of orders goes to the number. */
  lead?: ((phone: string) => string) | undefined
}

/** A code to the account's own number shows that it is hers; before that no message goes there. */
export const PhoneProof = ({ phone, onProven, lead }: PhoneProofProps) => {
  const [sent, setSent] = useSentCode('proof')
  const words = pageText.account.code
  const send = () =>
    void withFeedback(callApi('accountPhoneCode', { query: { lang: language } }), () => setSent({ phone }))
  return (
    <div className={layout.stack3}>
      {sent?.phone === phone ? (
        <CodeForm phone={phone} onAgain={send} onProven={onProven} />
      ) : (
        <>
          <p>{(lead ?? words.confirmLead)(phone)}</p>
          <Button icon="phone" onClick={send} label={words.confirm} />
        </>
      )}
    </div>
  )
}

const CodeForm = ({ phone, onAgain, onProven }: PhoneProofProps & { onAgain: () => void }) => {
  const { form, field, submit } = useSchemaForm(v.object({ code: Code }), { code: '' })
  // What was pressed to come here is gone.
  useEffect(() => form.setFocus('code'), [form])
  const words = pageText.account.code
  const prove = async (body: { code: string }) => {
    const answer = await withLoading(callApi('accountPhoneProve', { body }))
    if (isFailure(answer)) return answer.code === 'WRONG_CREDENTIALS' ? { fields: { code: answer.message } } : answer
    forgetSentCode()
    void toastSuccess(answer.message)
    onProven()
    return undefined
  }
  return (
    <Form label={words.form} onSubmit={submit(prove)}>
      <p role="status">{words.sentTo(phone)}</p>
      <CodeField submits {...field('code')} />
      <FormActions>
        <Button type="submit" kind="leaf" full disabled={form.formState.isSubmitting} label={words.confirm} />
        <Button kind="plain" full onClick={onAgain} label={words.again} />
      </FormActions>
    </Form>
  )
}
