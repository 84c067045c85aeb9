import { useState } from 'react'
import { StaffForm, type StaffMember } from '../../contract/calls/staff/access.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { PhoneField, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { ask, change, report } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
import { Answered } from '../list/Answered.tsx'
import { PageTitle } from '../page/PageTitle.tsx'
import { LogIns } from './LogIns.tsx'
import { Roles } from './Roles.tsx'
import { text } from './texts.ts'

interface RoleDialogProps {
  member: StaffMember
  onDone: () => void
  onClose: () => void
}

/** Changes what somebody may do. */
const RoleDialog = ({ member, onDone, onClose }: RoleDialogProps) => {
  const [role, setRole] = useState(member.role)
  const save = async () => {
    const answer = await change('deskPersonSet', { params: { id: String(member.id) }, body: { role } })
    report(answer, text.changed, onClose, onDone)
  }
  return (
    <FormDialog
      title={member.name}
      label={text.changeOf(member.name)}
      submit={text.changeSubmit}
      onSubmit={save}
      onClose={onClose}
    >
      <Roles chosen={role} onChoose={setRole} />
    </FormDialog>
  )
}

/** Lets somebody log in with their phone. */
const InviteDialog = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
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

/** Who works in the shop, what each may do, and where each is logged in. */
export const StaffPage = () => {
  const [isInviting, invite] = useState(false)
  // Who is locked out is logged out, too: both lists are asked for anew.
  const [round, setRound] = useState(0)
  const onChange = () => setRound((before) => before + 1)
  const asked = useAnswer(() => ask('deskPeople'), round)
  return (
    <>
      <PageTitle title={text.title} />
      <Answered of={asked}>
        {(staff) => (
          <div className={layout.stack3}>
            <Button kind="main" full icon="plus" label={text.invite} onClick={() => invite(true)} />
            {staff.map((member) => (
              <StaffCard key={member.id} member={member} onChange={onChange} />
            ))}
            <LogIns round={round} />
          </div>
        )}
      </Answered>
      {isInviting && <InviteDialog onDone={onChange} onClose={() => invite(false)} />}
    </>
  )
}

const StaffCard = ({ member, onChange }: { member: StaffMember; onChange: () => void }) => {
  const me = useDesk((desk) => desk.me)
  const [open, setOpen] = useState<'role' | 'disable'>()
  const close = () => setOpen(undefined)
  const { id, name, role, phone_number: phone, disabled_at: disabledAt } = member
  const set = async (disabled: boolean) => {
    const answer = await change('deskPersonSet', { params: { id: String(id) }, body: { disabled } })
    report(answer, text.changed, onChange)
  }
  return (
    <Card>
      <CardBody stack={2}>
        <div className={layout.between}>
          <h2>{id === me?.staff_id ? text.you(name) : name}</h2>
          {disabledAt === null ? (
            <Badge icon="user" label={text.roles[role].name} />
          ) : (
            <Badge kind="bad" icon="close" label={text.disabled} />
          )}
        </div>
        <p className={layout.small}>{text.roles[role].more}</p>
        <a className={layout.tap} href={`tel:+91${phone}`}>
          {phone}
        </a>
      </CardBody>
      <CardFooter>
        <CardFooterButton
          icon="edit"
          label={text.change}
          aria-label={text.changeOf(name)}
          onClick={() => setOpen('role')}
        />
        {disabledAt === null ? (
          <CardFooterButton
            danger
            icon="close"
            label={text.disable}
            aria-label={text.disableOf(name)}
            onClick={() => setOpen('disable')}
          />
        ) : (
          <CardFooterButton
            icon="check"
            label={text.enable}
            aria-label={text.enableOf(name)}
            onClick={() => void set(false)}
          />
        )}
      </CardFooter>
      {open === 'role' && <RoleDialog member={member} onDone={onChange} onClose={close} />}
      {open === 'disable' && (
        <Confirm
          title={text.disableTitle(name)}
          yes={text.disable}
          no={text.stay}
          onYes={() => void set(true)}
          onClose={close}
        >
          <p>{text.disableLead}</p>
        </Confirm>
      )}
    </Card>
  )
}
