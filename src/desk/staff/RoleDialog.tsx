import { useState } from 'react'
import type { StaffMember } from '../../contract/calls/staff/access.ts'
import { change, report } from '../ask.ts'
import { FormDialog } from '../FormDialog.tsx'
import { Roles } from './Roles.tsx'
import { text } from './texts.ts'

interface RoleDialogProps {
  member: StaffMember
  onDone: () => void
  onClose: () => void
}

/** Changes what somebody may do. */
export const RoleDialog = ({ member, onDone, onClose }: RoleDialogProps) => {
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
