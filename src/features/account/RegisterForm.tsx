import { RegisterForm as Registration } from '../../contract/forms.ts'
import type { Failure } from '../../offline/call.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, FormEnd } from '../../ui/form/Form.tsx'
import { noContact, useContactForm } from '../../ui/form/useContactForm.ts'
import type { ContactValues } from '../../ui/form/useContactForm.ts'
import { PasswordField } from './PasswordField.tsx'

type Values = ContactValues & { password: string }

/** A customer's sign-up. */
export const RegisterForm = ({ register }: { register: (form: Registration) => Promise<Failure | undefined> }) => {
  const { form, field, submit } = useContactForm<Values, Registration>(Registration, { ...noContact, password: '' })
  return (
    <Form onSubmit={submit(register)} label={p.account.signUp.title}>
      <ContactFields
        labels={p.account.contact}
        field={field}
        sameNumber={form.register('isWhatsAppSame')}
        isSame={form.watch('isWhatsAppSame') ?? false}
      />
      <PasswordField
        label={p.account.password.label}
        hint={p.account.password.hint}
        autoComplete="new-password"
        field={field('password')}
      />
      <FormEnd>
        <Button type="submit" kind="main" full>
          {p.account.signUp.submit}
        </Button>
      </FormEnd>
    </Form>
  )
}
