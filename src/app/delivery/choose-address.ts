import type { AddressKind } from '../../contract/entities.ts'
import { selectAddress } from '../../features/addresses/selected-address.store.ts'
import { savePin } from '../../features/delivery/delivery.store.ts'

/** Chooses an address of this purchase. Whoever says where goods go has given the PIN. */
export const chooseAddress = (kind: AddressKind, { id, pincode }: { id: string; pincode: string }): void => {
  selectAddress(kind, id)
  if (kind === 'delivery') void savePin(pincode)
}
