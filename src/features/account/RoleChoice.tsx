import type { ROLES } from '../../contract/constants.ts'
import { p } from '../../texts/pageTexts.ts'
import { Choice } from '../../ui/Choice.tsx'
import { Choices } from '../../ui/form/Form.tsx'

export type Role = (typeof ROLES)[number]

/** Which of the two kinds of account is meant. */
export const RoleChoice = ({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) => {
  const { legend, customer, customerHint, seller, sellerHint } = p.account.role
  const choice = (value: Role) => ({ name: 'role', value, checked: role === value, onChange: () => onChoose(value) })
  return (
    <Choices legend={legend} beside>
      <Choice tile label={customer} {...choice('customer')}>
        {customerHint}
      </Choice>
      <Choice tile label={seller} {...choice('seller')}>
        {sellerHint}
      </Choice>
    </Choices>
  )
}
