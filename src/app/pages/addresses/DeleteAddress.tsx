import type { AddressKind } from '../../../contract/entities.ts'
import { addressLines } from '../../../texts/address-lines.ts'
import { removeAddress } from '../../../features/addresses/addresses.store.ts'
import type { AddressView } from '../../../features/addresses/addresses.store.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { Confirm } from '../../../ui/overlay/Confirm.tsx'
import { toastError } from '../../../ui/base/toast.ts'

interface DeleteAddressProps {
  kind: AddressKind
  address: AddressView
  onDone: () => void
}

/** Asks whether this address shall go. */
export const DeleteAddress = ({ kind, address, onDone }: DeleteAddressProps) => {
  const words = pageText.checkout.address
  const remove = async () => {
    onDone()
    const failed = await removeAddress(kind, address.id)
    return failed && toastError(failed.message)
  }
  return (
    <Confirm open title={words.removeAsk} yes={words.remove} no={words.keep} onYes={() => void remove()} onNo={onDone}>
      <p>
        <b>{address.name}</b>
        <br />
        {addressLines(address).place}
      </p>
    </Confirm>
  )
}
