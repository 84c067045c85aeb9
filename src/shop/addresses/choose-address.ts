import type { AddressKind } from '../../contract/entities.ts'
import { selectAddress } from './selected-address.store.ts'
import { savePin } from '../delivery/delivery.store.ts'

/** Chooses an address of this purchase. Whoever says where goods go has given the PIN. */
export const chooseAddress = (kind: AddressKind, { id, pincode }: { id: string; pincode: string }): void => {
  selectAddress(kind, id)
  if (kind === 'delivery') void savePin(pincode)
}
