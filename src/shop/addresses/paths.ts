import type { AddressKind } from '../../contract/entities.ts'

/** Links between the address screens; what is being bought goes along. */

/** A Buy Now or the cart; of the cart only what can be paid in cash, if `only` says so. */
export interface Purchase {
  isBuyNow: string | null
  only: string | null
}

/** Outside of any purchase. */
export const NO_PURCHASE: Purchase = { isBuyNow: null, only: null }

export const ONLY_CASH = 'cash'

export const readPurchase = (query: URLSearchParams): Purchase => ({
  isBuyNow: query.get('isBuyNow'),
  only: query.get('only'),
})

type Query = Record<string, string | null>

const withQuery = (path: string, query: Query): string => {
  const kept = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept).toString()}` : path
}

const ENQUIRIES = 'enquiries'
const PAYMENT = 'payment'

const base = (kind: AddressKind): string => (kind === 'delivery' ? '/address' : '/billing-address')

export const addPath = (kind: AddressKind, purchase: Purchase): string =>
  withQuery(`${base(kind)}/add-new`, { ...purchase })

/** An address that is missing where a quote is accepted. */
export const addForQuote = (kind: AddressKind): string => withQuery(`${base(kind)}/add-new`, { from: ENQUIRIES })

export const editPath = (kind: AddressKind, id: string, purchase: Purchase): string =>
  withQuery(`${base(kind)}/edit`, { editId: id, ...purchase })

export const listPath = (purchase: Purchase): string => withQuery('/address', { ...purchase })

/** Another address for an order that is being paid. */
export const addForPayment = (kind: AddressKind, purchase: Purchase): string =>
  withQuery(`${base(kind)}/add-new`, { ...purchase, from: PAYMENT })

/** Where the form of an address leads back to. */
export const backPath = (query: URLSearchParams): string => {
  const from = query.get('from')
  if (from === ENQUIRIES) return `/${ENQUIRIES}`
  return from === PAYMENT ? withQuery('/payment', { ...readPurchase(query) }) : listPath(readPurchase(query))
}

export const paymentPath = (deliveryId: string, billingId: string, { isBuyNow, only }: Purchase): string =>
  withQuery('/payment', {
    isBuyNow: isBuyNow ?? '0',
    selectedAddressId: deliveryId,
    selectedBillingAddressId: billingId,
    only,
  })
