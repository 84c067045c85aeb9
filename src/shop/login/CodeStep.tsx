import { useEffect, type ReactNode } from 'react'
import type * as v from 'valibot'
import type { Failure } from '../../client/api/call.ts'
import { pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'

interface CodeValues {
  phone_number: string
  code: string
  password?: string
}

export interface CodeStepProps<Sent> {
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
