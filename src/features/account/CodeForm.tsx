import { useState } from 'react'
import * as v from 'valibot'
import { Phone } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm, type FieldProps } from '../../ui/form/useSchemaForm.ts'
import { PhoneField, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from './PasswordField.tsx'

const PhoneForm = v.object({ phone_number: Phone })

interface CodeValues {
  phone_number: string
  code: string
  password?: string
}

interface CodeFormProps<Sent> {
  schema: v.GenericSchema<CodeValues, Sent>
  /** The code also sets a new password. */
  setsPassword?: boolean
  /** Has a code sent to the phone. */
  ask: (phone: string) => Promise<Failure | undefined>
  send: (sent: Sent) => Promise<Failure | undefined>
}

/** First the phone number, then the code that was sent to it. */
export const CodeForm = <Sent,>({ ask, ...rest }: CodeFormProps<Sent>) => {
  const [phone, setPhone] = useState('')
  const [asked, setAsked] = useState(false)
  const askFor = async (number: string) => {
    const refused = await ask(number)
    if (refused) return refused
    setPhone(number)
    setAsked(true)
    return undefined
  }
  return asked ? (
    <CodeStep phone={phone} onAgain={() => setAsked(false)} {...rest} />
  ) : (
    <PhoneStep phone={phone} ask={askFor} />
  )
}

/** Where the six digits are to be sent. */
const PhoneStep = ({ phone, ask }: { phone: string; ask: CodeFormProps<unknown>['ask'] }) => {
  const { field, submit } = useSchemaForm(PhoneForm, { phone_number: phone })
  const { code, contact } = pageText.account
  return (
    <Form onSubmit={submit(({ phone_number }) => ask(phone_number))}>
      <p>{code.lead}</p>
      <PhoneField label={contact.phone} hint={contact.tenDigits} {...field('phone_number')} />
      <Submit label={code.send} />
    </Form>
  )
}

type CodeStepProps<Sent> = Omit<CodeFormProps<Sent>, 'ask'> & { phone: string; onAgain: () => void }

/** The six digits that came, and the new password if that is what they are for. */
const CodeStep = <Sent,>({ schema, phone, setsPassword, send, onAgain }: CodeStepProps<Sent>) => {
  const { field, submit } = useSchemaForm<CodeValues, Sent>(schema, { phone_number: phone, code: '', password: '' })
  const { code, login, password } = pageText.account
  return (
    <Form onSubmit={submit(send)}>
      <p role="status">{code.sentTo(phone)}</p>
      <CodeField {...field('code')} />
      {setsPassword && <PasswordField isNew label={password.new} {...field('password')} />}
      <FormActions>
        <Button type="submit" kind="main" full label={setsPassword ? code.resetSubmit : login.submit} />
        <Button kind="plain" full onClick={onAgain} label={code.again} />
      </FormActions>
    </Form>
  )
}

/** The code that was sent to the phone; a phone that has read it offers to fill it in. */
export const CodeField = (field: FieldProps) => {
  const { label, hint } = pageText.account.code
  return (
    <TextField label={label} hint={hint} inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...field} />
  )
}
