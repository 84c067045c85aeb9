import { addressLines } from '../../texts/address-lines.ts'
import { Choices } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import type { AddressView } from './addresses.store.ts'

interface AddressChoiceProps {
  legend: string
  /** The name that the radios share. */
  name: string
  addresses: readonly AddressView[]
  chosenId: string | undefined
  onChoose: (address: AddressView) => void
}

/** One of several addresses, in a dialog: name and place alone. */
export const AddressChoice = ({ legend, name, addresses, chosenId, onChoose }: AddressChoiceProps) => (
  <Choices legend={legend}>
    {addresses.map((address) => (
      <RadioCard
        key={address.id}
        name={name}
        checked={address.id === chosenId}
        onChange={() => onChoose(address)}
        label={address.name}
      >
        {addressLines(address).place}
      </RadioCard>
    ))}
  </Choices>
)
