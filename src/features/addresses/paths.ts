import type { AddressKind } from '../../contract/entities.ts'

/** Links between the address screens; whether this is a Buy Now goes along. */

const withQuery = (path: string, query: Record<string, string | null>): string => {
  const kept = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept).toString()}` : path
}

const base = (kind: AddressKind): string => (kind === 'delivery' ? '/address' : '/billing-address')

export const addPath = (kind: AddressKind, isBuyNow: string | null): string =>
  withQuery(`${base(kind)}/add-new`, { isBuyNow })

export const editPath = (kind: AddressKind, id: string, isBuyNow: string | null): string =>
  withQuery(`${base(kind)}/edit`, { editId: id, isBuyNow })

export const listPath = (isBuyNow: string | null): string => withQuery('/address', { isBuyNow })

export const paymentPath = (deliveryId: string, billingId: string, isBuyNow: string | null): string =>
  withQuery('/payment', {
    isBuyNow: isBuyNow ?? '0',
    selectedAddressId: deliveryId,
    selectedBillingAddressId: billingId,
  })
