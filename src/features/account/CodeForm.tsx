import { useEffect, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { Phone } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm, type FieldProps } from '../../ui/form/useSchemaForm.ts'
import { PhoneField, TextField } from '../../ui/form/fields.tsx'
import { submitForm } from '../../ui/form/submit-form.ts'
import layout from '../../ui/base/layout.module.css'
import { PasswordField } from './PasswordField.tsx'

const NumberSchema = v.object({ phone_number: Phone })

/** Sends the code to the number; returns the refusal, if it was refused. */
type Ask = (phone: string) => Promise<Failure | undefined>

/** The phone number that a code is sent to, and its sending. */
export const useNumber = (ask: Ask) => {
  const { form, field } = useSchemaForm(NumberSchema, { phone_number: '' })
  const send = form.handleSubmit(
    async ({ phone_number }) => {
      const message = (await ask(phone_number))?.fields?.['phone_number']
      if (message !== undefined) form.setError('phone_number', { type: 'server', message })
    },
    () => form.setFocus('phone_number'),
  )
  return { form, field, send }
}
export type NumberForm = ReturnType<typeof useNumber>

interface NumberPartProps {
  number: NumberForm
  label: string
  lead: string
}

/** Where the six digits are to be sent. It may be a part of another form, whose own button the Enter key must not press. */
export const NumberPart = ({ number: { field, send }, label, lead }: NumberPartProps) => (
  <div className={layout.stack4}>
    <p>{lead}</p>
    <PhoneField
      label={label}
      {...field('phone_number')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        void send()
      }}
    />
    <Button kind="main" full onClick={() => void send()} label={pageText.account.code.send} />
  </div>
)

interface CodeValues {
  phone_number: string
  code: string
  password?: string
}

interface CodeStepProps<Sent> {
  schema: v.GenericSchema<CodeValues, Sent>
  phone: string
  /** That the code is on its way, or may be. */
  news: ReactNode
  /** The code also sets a new password. */
  setsPassword?: boolean
  send: (sent: Sent) => Promise<Failure | undefined>
  /** Has a new code sent. */
  onAgain: () => void
  children?: ReactNode
}

/** The six digits that came. They are sent with the last one, unless a new password goes with them. */
export const CodeStep = <Sent,>({ schema, phone, news, setsPassword, send, ...rest }: CodeStepProps<Sent>) => {
  const { form, field, submit } = useSchemaForm<CodeValues, Sent>(schema, {
    phone_number: phone,
    code: '',
    password: '',
  })
  // What was pressed to come here is gone.
  useEffect(() => form.setFocus('code'), [form])
  const { code, login, password } = pageText.account
  const sendCode = async (sent: Sent) => {
    const refused = await send(sent)
    return refused?.code === 'WRONG_CREDENTIALS' ? { fields: { code: refused.message } } : refused
  }
  return (
    <Form onSubmit={submit(sendCode)} label={code.form}>
      <p role="status">{news}</p>
      <CodeField submits={!setsPassword} {...field('code')} />
      {setsPassword && <PasswordField isNew label={password.new} {...field('password')} />}
      <FormActions>
        {/* A press right after the last digit must not spend the code a second time. */}
        <Button
          type="submit"
          kind="main"
          full
          disabled={form.formState.isSubmitting}
          label={setsPassword ? code.resetSubmit : login.submit}
        />
        <Button kind="plain" full onClick={rest.onAgain} label={code.again} />
        {rest.children}
      </FormActions>
    </Form>
  )
}

type PasswordCodeProps<Sent> = Pick<CodeStepProps<Sent>, 'schema' | 'send'> & { ask: Ask }

/** A new password: first the phone number, then the code that was sent to it. */
export const PasswordCodeForm = <Sent,>({ ask, ...rest }: PasswordCodeProps<Sent>) => {
  const [phone, setPhone] = useState<string>()
  const number = useNumber(async (typed) => {
    const refused = await ask(typed)
    if (!refused) setPhone(typed)
    return refused
  })
  const { code, contact } = pageText.account
  return phone === undefined ? (
    <NumberPart number={number} label={contact.phone} lead={code.resetLead} />
  ) : (
    <CodeStep setsPassword phone={phone} news={code.sentIfKnown(phone)} onAgain={() => setPhone(undefined)} {...rest} />
  )
}

const DIGITS = 6

interface CodeFieldProps extends FieldProps {
  /** The last digit sends the form. */
  submits?: boolean
}

/** The code that was sent to the phone; a phone that has read it offers to fill it in. */
export const CodeField = ({ submits, onChange, ...field }: CodeFieldProps) => {
  const { label, hint } = pageText.account.code
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => {
        const input = event.currentTarget
        // As messages write it: 482 913.
        const digits = input.value.replace(/\D/g, '').slice(0, DIGITS)
        if (digits !== input.value) input.value = digits
        void onChange(event)
        if (submits === true && digits.length === DIGITS) submitForm(input)
      }}
      {...field}
    />
  )
}
