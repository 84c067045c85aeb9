import { STAFF_ROLES, type StaffRole } from '../../contract/staff.ts'
import { Choices } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { text } from './texts.ts'

interface RolesProps {
  chosen: StaffRole | undefined
  onChoose: (role: StaffRole) => void
}

/** The roles, each with what it may do. */
export const Roles = ({ chosen, onChoose }: RolesProps) => (
  <Choices legend={text.role}>
    {STAFF_ROLES.map((role) => (
      <RadioCard
        key={role}
        name="role"
        checked={chosen === role}
        onChange={() => onChoose(role)}
        label={text.roles[role].name}
      >
        {text.roles[role].more}
      </RadioCard>
    ))}
  </Choices>
)
