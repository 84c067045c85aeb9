import { useState, type ReactNode } from 'react'
import layout from '../../ui/base/layout.module.css'
import { Columns } from '../page/PageLayout.tsx'
import { LoginByEmail, LoginByPhone, type LoginForm as Login } from '../../contract/forms.ts'
import { pageText } from '../../texts/texts.ts'
import type { Failure } from '../../client/api/call.ts'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Choices, Form, Submit, PhoneField, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import type { NumberForm } from './NumberPart.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { Role } from './RoleChoice.tsx'

interface LoginValues {
  email?: string
  phone_number?: string
  password: string
}

interface LoginFormProps {
  role: Role
  /** The number that stands above and serves here too; without it the form has a field of its own. */
  number?: NumberForm | undefined
  /** Another way, which stands before the one with a password. */
  other: ReactNode
  /** Stands below the button. */
  end: ReactNode
  /** What stands above the way with a password. */
  children: ReactNode
  /** Returns the refusal, if it was refused. */
  login: (form: Login) => Promise<Failure | undefined>
}

/** Email or phone number, and the password. What was typed stays when the shop refuses. */
export const LoginForm = ({ role, number, other, end, children, login }: LoginFormProps) => {
  const [by, setBy] = useState<'email' | 'phone'>('email')
  const { field, submit } = useSchemaForm<LoginValues, Login>(
    by === 'email' ? LoginByEmail : LoginByPhone,
    { email: '', phone_number: '', password: '' },
    (values) => (number ? { ...values, phone_number: number.form.getValues('phone_number') } : values),
  )
  const words = pageText.account.login
  const choose = (way: typeof by) => {
    number?.form.clearErrors()
    setBy(way)
  }
  const send = submit((form) => login({ ...form, role }))
  return (
    <Form
      onSubmit={(event) => {
        // What is wrong with the number is said at its own field.
        if (by === 'phone') void number?.form.trigger('phone_number', { shouldFocus: true })
        send(event)
      }}
      label={words.title}
    >
      <Columns>
        {other}
        <div className={layout.stack4}>
          {children}
          <Choices legend={words.by} beside>
            <RadioCard tile label={words.byEmail} name="by" checked={by === 'email'} onChange={() => choose('email')} />
            <RadioCard tile label={words.byPhone} name="by" checked={by === 'phone'} onChange={() => choose('phone')} />
          </Choices>
          {by === 'email' ? (
            <TextField
              key="email"
              label={words.email}
              type="email"
              inputMode="email"
              autoComplete="username"
              {...field('email')}
            />
          ) : number ? (
            <p>{words.withNumber}</p>
          ) : (
            <PhoneField key="phone" label={words.phone} {...field('phone_number')} />
          )}
          <PasswordField {...field('password')} />
          <Submit kind={number ? 'leaf' : 'main'} label={words.submit} />
          {end}
        </div>
      </Columns>
    </Form>
  )
}
