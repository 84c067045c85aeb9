import { useState } from 'react'
import type { StaffMember } from '../../contract/calls/staff/access.ts'
import { Form, Submit } from '../../ui/form/Form.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { change, report } from '../ask.ts'
import { Roles } from './Roles.tsx'
import { text } from './texts.ts'

interface RoleDialogProps {
  person: StaffMember
  onDone: () => void
  onClose: () => void
}

/** Changes what somebody may do. */
export const RoleDialog = ({ person, onDone, onClose }: RoleDialogProps) => {
  const [role, setRole] = useState(person.role)
  const save = async () => {
    const answer = await change('deskPersonSet', { params: { id: String(person.id) }, body: { role } })
    report(answer, text.changed, onClose, onDone)
  }
  return (
    <Dialog title={person.name} onClose={onClose}>
      <Form
        label={text.changeOf(person.name)}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Roles chosen={role} onChoose={setRole} />
        <Submit label={text.changeSubmit} />
      </Form>
    </Dialog>
  )
}
