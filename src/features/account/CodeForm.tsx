import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { Phone } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm, type FieldProps, type SchemaForm } from '../../ui/form/useSchemaForm.ts'
import { PhoneField, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from './PasswordField.tsx'

const NumberSchema = v.object({ phone_number: Phone })
type NumberValues = v.InferInput<typeof NumberSchema>
export type Number = SchemaForm<NumberValues, NumberValues>

/** The phone number that a code is sent to. */
export const useNumber = (): Number => useSchemaForm(NumberSchema, { phone_number: '' })

/** Sends the code to the number; returns the refusal, if it was refused. */
type Ask = (phone: string) => Promise<Failure | undefined>

interface NumberStepProps {
  id?: string
  number: Number
  label: string
  lead: string
  ask: Ask
}

/** Where the six digits are to be sent. */
export const NumberStep = ({ id, number: { field, submit }, label, lead, ask }: NumberStepProps) => (
  <Form id={id} onSubmit={submit(({ phone_number }) => ask(phone_number))} label={pageText.account.code.form}>
    <p>{lead}</p>
    <PhoneField label={label} {...field('phone_number')} />
    <Submit label={pageText.account.code.send} />
  </Form>
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
  const { code, login, password } = pageText.account
  return (
    <Form onSubmit={submit(send)} label={code.form}>
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
  const number = useNumber()
  const [phone, setPhone] = useState<string>()
  const { code, contact } = pageText.account
  const askFor = async (typed: string) => {
    const refused = await ask(typed)
    if (!refused) setPhone(typed)
    return refused
  }
  return phone === undefined ? (
    <NumberStep number={number} label={contact.phone} lead={code.resetLead} ask={askFor} />
  ) : (
    <CodeStep setsPassword phone={phone} news={code.sentIfKnown(phone)} onAgain={() => setPhone(undefined)} {...rest} />
  )
}

const DIGITS = 6

/** The code that was sent to the phone; a phone that has read it offers to fill it in. */
export const CodeField = ({ submits, onChange, ...field }: FieldProps & { submits?: boolean }) => {
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
        if (submits === true && digits.length === DIGITS)
          input.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click()
      }}
      {...field}
    />
  )
}
