import type * as v from 'valibot'
import { StaffForm } from '../../contract/calls/staff/access.ts'
import { PhoneField, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { pageLanguage } from '../language/offered.ts'
import { Roles } from './Roles.tsx'
import { text } from './texts.ts'

interface InviteDialogProps {
  /** Whose shop, where the operator lets somebody in; else the own one. */
  seller?: number
  onDone: () => void
  onClose: () => void
}

/** Lets somebody log in with their phone, who is told of it there in the language of this desk. */
export const InviteDialog = ({ seller, onDone, onClose }: InviteDialogProps) => {
  const { form, field, submit } = useSchemaForm<v.InferInput<typeof StaffForm>, StaffForm>(StaffForm, {
    name: '',
    phone_number: '',
    role: 'packer',
    lang: pageLanguage(),
  })
  const save = async (body: StaffForm) => {
    const answer = await (seller === undefined
      ? change('deskInvite', { body })
      : change('deskSellerPersonAdd', { params: { id: String(seller) }, body }))
    return report(answer, text.invited(body.name), onClose, onDone)
  }
  return (
    <FormDialog
      title={text.inviteTitle}
      label={text.invite}
      submit={text.inviteSubmit}
      onSubmit={submit(save)}
      onClose={onClose}
    >
      <p>{text.inviteLead}</p>
      <TextField {...field('name')} label={text.name} autoComplete="off" maxLength={100} />
      <PhoneField {...field('phone_number')} label={text.phone} autoComplete="off" />
      <Roles chosen={form.watch('role')} onChoose={(role) => form.setValue('role', role)} />
    </FormDialog>
  )
}
