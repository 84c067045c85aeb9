import { useAddresses, type AddressView } from './addresses.store.ts'
import { useSelectedAddress } from './selected-address.store.ts'

/** What was chosen and is still there, else the default, else the first. */
const selected = (addresses: readonly AddressView[], chosen: string | undefined): AddressView | undefined =>
  addresses.find(({ id }) => id === chosen) ?? addresses.find(({ is_default }) => is_default === 1) ?? addresses[0]

/** Where this purchase goes, and who is billed. */
export const useSelectedAddresses = (): { deliverTo: AddressView | undefined; billTo: AddressView | undefined } => {
  const { delivery, billing } = useAddresses()
  const chosen = useSelectedAddress()
  return { deliverTo: selected(delivery, chosen.delivery), billTo: selected(billing, chosen.billing) }
}
