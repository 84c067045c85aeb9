import type { ROLES } from '../../contract/constants.ts'
import { pageText } from '../../texts/texts.ts'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Choices } from '../../ui/form/Form.tsx'

export type Role = (typeof ROLES)[number]

/** Which of the two kinds of account is meant. */
export const RoleChoice = ({ role, onChoose }: { role: Role; onChoose: (role: Role) => void }) => {
  const { legend, customer, customerHint, seller, sellerHint } = pageText.account.role
  const choice = (value: Role) => ({ name: 'role', value, checked: role === value, onChange: () => onChoose(value) })
  return (
    <Choices legend={legend} beside>
      <RadioCard tile label={customer} {...choice('customer')}>
        {customerHint}
      </RadioCard>
      <RadioCard tile label={seller} {...choice('seller')}>
        {sellerHint}
      </RadioCard>
    </Choices>
  )
}
