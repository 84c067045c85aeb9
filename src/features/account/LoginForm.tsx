import { useState } from 'react'
import { LoginByEmail, LoginByPhone, type LoginForm as Login } from '../../contract/forms.ts'
import { pageText } from '../../texts/page-texts.ts'
import type { Failure } from '../../offline/api/call.ts'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Choices, Form, Submit } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { PhoneField, TextField } from '../../ui/form/fields.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { Role } from './RoleChoice.tsx'

interface LoginValues {
  email?: string
  phone_number?: string
  password: string
}

interface LoginFormProps {
  role: Role
  /** Returns the refusal, if it was refused. */
  login: (form: Login) => Promise<Failure | undefined>
}

/** Email or phone number, and the password. What was typed stays when the shop refuses. */
export const LoginForm = ({ role, login }: LoginFormProps) => {
  const [by, setBy] = useState<'email' | 'phone'>('email')
  const { field, submit } = useSchemaForm<LoginValues, Login>(by === 'email' ? LoginByEmail : LoginByPhone, {
    email: '',
    phone_number: '',
    password: '',
  })
  const words = pageText.account.login
  return (
    <Form onSubmit={submit((form) => login({ ...form, role }))} label={words.title}>
      <Choices legend={words.by} beside>
        <RadioCard tile label={words.byEmail} name="by" checked={by === 'email'} onChange={() => setBy('email')} />
        <RadioCard tile label={words.byPhone} name="by" checked={by === 'phone'} onChange={() => setBy('phone')} />
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
      ) : (
        <PhoneField key="phone" label={words.phone} {...field('phone_number')} />
      )}
      <PasswordField {...field('password')} />
      <Submit label={words.submit} />
    </Form>
  )
}
