import type { GenericSchema } from 'valibot'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { TextField } from '../../ui/form/TextField.tsx'
import { PasswordField } from './PasswordField.tsx'

export interface CodeValues {
  phone_number: string
  code: string
  password?: string
}

interface CodeStepProps<Sent> {
  schema: GenericSchema<CodeValues, Sent>
  phone: string
  /** The code also sets a new password. */
  setsPassword: boolean
  send: (sent: Sent) => Promise<Failure | undefined>
  onAgain: () => void
}

/** The six digits that came, and the new password if that is what they are for. */
export const CodeStep = <Sent,>({ schema, phone, setsPassword, send, onAgain }: CodeStepProps<Sent>) => {
  const { field, submit } = useSchemaForm<CodeValues, Sent>(schema, { phone_number: phone, code: '', password: '' })
  const { code, login, password } = pageText.account
  return (
    <Form onSubmit={submit(send)}>
      <p role="status">{code.sentTo(phone)}</p>
      <TextField
        label={code.label}
        hint={code.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...field('code')}
      />
      {setsPassword && (
        <PasswordField
          label={password.new}
          hint={password.hint}
          autoComplete="new-password"
          field={field('password')}
        />
      )}
      <FormActions>
        <Button type="submit" kind="main" full>
          {setsPassword ? code.resetSubmit : login.submit}
        </Button>
        <Button kind="plain" full onClick={onAgain}>
          {code.again}
        </Button>
      </FormActions>
    </Form>
  )
}
