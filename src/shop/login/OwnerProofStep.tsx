import * as v from 'valibot'
import type { Failure } from '../../client/api/call.ts'
import { inWords, pageText } from '../../texts/texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextField, Form, FormActions } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { PasswordField } from './PasswordField.tsx'

const ProofForm = v.object({ pincode: v.string(), password: v.string() })

/** What is known of an account beside the code, or that it is somebody else's. */
export type Shown = { pincode?: string; password?: string } | { anew: true }

interface OwnerProofStepProps {
  /** Why the code alone does not open the account. */
  message: string
  /** For a new password: the forgotten one cannot be shown, and nothing is begun anew. */
  isReset?: boolean
  send: (shown: Shown) => Promise<Failure | undefined>
}

/** After long silence a number may have a new owner: what the code opens is its owner's alone. */
export const OwnerProofStep = ({ message, isReset = false, send }: OwnerProofStepProps) => {
  const { form, field, submit } = useSchemaForm(ProofForm, { pincode: '', password: '' })
  const { code, login } = pageText.account
  const typed = ({ pincode, password }: v.InferOutput<typeof ProofForm>) =>
    send({ ...(pincode !== '' && { pincode }), ...(password !== '' && { password }) })
  const isBusy = form.formState.isSubmitting
  return (
    <Form onSubmit={submit(typed)} label={code.ownerHeading}>
      <h2>{code.ownerHeading}</h2>
      <p role="status">{inWords(message, 'OWNER_PROOF_NEEDED')}</p>
      <TextField label={code.ownerPin} inputMode="numeric" autoComplete="postal-code" {...field('pincode')} />
      {!isReset && <PasswordField {...field('password')} />}
      <FormActions>
        <Button type="submit" kind="main" full disabled={isBusy} label={isReset ? code.resetSubmit : login.submit} />
        {!isReset && (
          <>
            <p>{code.ownerAnew}</p>
            <Button
              kind="plain"
              full
              disabled={isBusy}
              onClick={() => void send({ anew: true })}
              label={code.ownerNeither}
            />
          </>
        )}
      </FormActions>
    </Form>
  )
}
