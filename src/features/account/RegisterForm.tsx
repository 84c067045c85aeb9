import { RegisterForm as Registration } from '../../contract/forms.ts'
import type { Failure } from '../../offline/api/call.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ContactFields } from '../../ui/form/ContactFields.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { noContact, useContactForm } from '../../ui/form/useContactForm.ts'
import type { ContactValues } from '../../ui/form/useContactForm.ts'
import { PasswordField } from './PasswordField.tsx'

type Values = ContactValues & { password: string }

/** A customer's sign-up. */
export const RegisterForm = ({ register }: { register: (form: Registration) => Promise<Failure | undefined> }) => {
  const { form, field, submit } = useContactForm<Values, Registration>(Registration, { ...noContact, password: '' })
  return (
    <Form onSubmit={submit(register)} label={pageText.account.signUp.title}>
      <ContactFields
        labels={pageText.account.contact}
        field={field}
        sameNumber={form.register('isWhatsAppSame')}
        isSame={form.watch('isWhatsAppSame') ?? false}
      />
      <PasswordField
        label={pageText.account.password.label}
        hint={pageText.account.password.hint}
        autoComplete="new-password"
        field={field('password')}
      />
      <FormActions>
        <Button type="submit" kind="main" full>
          {pageText.account.signUp.submit}
        </Button>
      </FormActions>
    </Form>
  )
}
