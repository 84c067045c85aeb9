import { useState } from 'react'
import type { StaffMember } from '../../contract/calls/staff/access.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { change, report } from '../ask.ts'
import { useDesk } from '../desk.store.ts'
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

interface StaffCardProps {
  member: StaffMember
  /** Of the name. */
  level?: 2 | 3
  onChange: () => void
}

/** Somebody who may log in, or might once: the role, and the ways to change it. */
export const StaffCard = ({ member, level = 2, onChange }: StaffCardProps) => {
  const Heading = `h${level}` as const
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
          <Heading>{id === me?.staff_id ? text.you(name) : name}</Heading>
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
