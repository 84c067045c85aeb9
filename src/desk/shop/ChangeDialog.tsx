import type * as v from 'valibot'
import { ACCOUNT_TYPES } from '../../contract/constants.ts'
import { REGISTERED_FIELDS, SellerChangeForm, type Registered } from '../../contract/seller-changes.ts'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { text } from './registered-texts.ts'

interface ChangeDialogProps {
  id: string
  now: Registered['now']
  onDone: () => void
  onClose: () => void
}

type Typed = v.InferInput<typeof SellerChangeForm>

/** Asks the operator for a change of what is registered; what is left as it is stays. */
export const ChangeDialog = ({ id, now, onDone, onClose }: ChangeDialogProps) => {
  const { field, submit } = useSchemaForm<Typed, SellerChangeForm>(
    SellerChangeForm,
    Object.fromEntries(REGISTERED_FIELDS.map((name) => [name, now[name] ?? ''])),
  )
  const send = async (typed: SellerChangeForm) => {
    const names = REGISTERED_FIELDS.filter((name) => typed[name] !== (now[name] ?? ''))
    const body = Object.fromEntries(names.map((name) => [name, typed[name]]))
    const answer = await change('deskChangeAsk', { params: { id }, body })
    return report(answer, text.asked, onClose, onDone)
  }
  return (
    <FormDialog title={text.ask} submit={text.send} onSubmit={submit(send)} onClose={onClose}>
      <p>{text.askLead}</p>
      {REGISTERED_FIELDS.map((name) =>
        name === 'account_type' ? (
          <SelectField key={name} {...field(name)} label={text.names[name]}>
            <option value="">{text.nothing}</option>
            {ACCOUNT_TYPES.map((type) => (
              <option key={type} value={type}>
                {text.types[type]}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField
            key={name}
            {...field(name)}
            label={text.names[name]}
            {...(name === 'account_no' && { hint: text.accountHint })}
            autoComplete="off"
          />
        ),
      )}
    </FormDialog>
  )
}
