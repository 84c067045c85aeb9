import { useState } from 'react'
import type { LoginForm as Login } from '../../contract/forms.ts'
import { LoginByEmail, LoginByPhone } from '../../contract/forms.ts'
import { p } from '../../texts/pageTexts.ts'
import type { Failure } from '../../offline/call.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Choices, Form, FormEnd } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PasswordField } from './PasswordField.tsx'
import type { Role } from './RoleChoice.tsx'

interface LoginValues {
  email?: string
  phone_number?: string
  password: string
}

interface LoginFormProps {
  role: Role
  /** Answers the refusal, if it was refused. */
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
  const words = p.account.login
  return (
    <Form onSubmit={submit((form) => login({ ...form, role }))} label={words.title}>
      <Choices legend={words.by} beside>
        <Choice tile label={words.byEmail} name="by" checked={by === 'email'} onChange={() => setBy('email')} />
        <Choice tile label={words.byPhone} name="by" checked={by === 'phone'} onChange={() => setBy('phone')} />
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
        <TextField
          key="phone"
          label={words.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...field('phone_number')}
        />
      )}
      <PasswordField label={p.account.password.label} autoComplete="current-password" field={field('password')} />
      <FormEnd>
        <Button type="submit" kind="main" full>
          {words.submit}
        </Button>
      </FormEnd>
    </Form>
  )
}
