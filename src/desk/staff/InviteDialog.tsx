import { StaffForm } from '../../contract/calls/staff/access.ts'
import { PhoneField, TextField } from '../../ui/form/fields.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { Roles } from './Roles.tsx'
import { text } from './texts.ts'

/** Lets somebody log in with their phone. */
export const InviteDialog = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const { form, field, submit } = useSchemaForm<StaffForm, StaffForm>(StaffForm, {
    name: '',
    phone_number: '',
    role: 'packer',
  })
  const save = async (body: StaffForm) => {
    const answer = await change('deskInvite', { body })
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
