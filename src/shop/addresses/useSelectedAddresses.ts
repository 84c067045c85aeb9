import { useSearchParams } from 'react-router-dom'
import { useAddresses, type AddressView } from './addresses.store.ts'
import { useSelectedAddress } from './selected-address.store.ts'

/** What was chosen and is still there, else the default, else the first. */
const selected = (addresses: readonly AddressView[], chosen: string | undefined): AddressView | undefined =>
  addresses.find(({ id }) => id === chosen) ?? addresses.find(({ is_default }) => is_default === 1) ?? addresses[0]

interface PurchaseAddresses {
  deliverTo: AddressView | undefined
  billTo: AddressView | undefined
}

/** Where a purchase goes and who is billed, as chosen last. */
export const useSelectedAddresses = (): PurchaseAddresses => {
  const { delivery, billing } = useAddresses()
  const chosen = useSelectedAddress()
  return { deliverTo: selected(delivery, chosen.delivery), billTo: selected(billing, chosen.billing) }
}

/** As the path says; only what it does not name is what was chosen last. */
export const usePurchaseAddresses = (): PurchaseAddresses => {
  const [query] = useSearchParams()
  const { delivery, billing } = useAddresses()
  const { deliverTo, billTo } = useSelectedAddresses()
  const named = (key: string, book: readonly AddressView[], chosen: AddressView | undefined) => {
    const wanted = query.get(key)
    return wanted === null ? chosen : book.find(({ id }) => id === wanted)
  }
  return {
    deliverTo: named('selectedAddressId', delivery, deliverTo),
    billTo: named('selectedBillingAddressId', billing, billTo),
  }
}
