import type { ROLES } from '../../contract/constants.ts'
import { t } from '../../texts/texts.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Choices } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/Icon.tsx'

export type Role = (typeof ROLES)[number]

/** Which of the two kinds of account is meant. */
export const RoleChoice = ({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) => {
  const { legend, customer, customerHint, seller, sellerHint } = t.account.role
  const choice = (value: Role) => ({ name: 'role', value, checked: role === value, onChange: () => onChoose(value) })
  return (
    <Choices legend={legend}>
      <Choice label={customer} end={<Icon name="user" />} {...choice('customer')}>
        {customerHint}
      </Choice>
      <Choice label={seller} end={<Icon name="store" />} {...choice('seller')}>
        {sellerHint}
      </Choice>
    </Choices>
  )
}
