import type { AuditEntry } from '../../contract/calls/staff/access.ts'

/** The screen that shows what an entry is about; nothing where there is none, or not any more. */
export const wayTo = (
  { action, entity, entity_id: of, subject }: AuditEntry,
  isOperators: boolean,
): string | undefined => {
  if (action.startsWith('refused.')) return undefined
  const id = encodeURIComponent(subject?.id ?? '')
  switch (entity) {
    case 'shipment':
      // A parcel is numbered by its order.
      return `/desk/orders/${encodeURIComponent(of.replace(/-\d+$/, ''))}`
    case 'complaint':
      return isOperators ? '/desk/complaints' : undefined
    case 'return':
      return subject === null ? undefined : `/desk/claims/${id}`
    case 'refund':
      return subject === null ? undefined : `/desk/orders/${id}`
    case 'quote':
      return subject === null ? undefined : `/desk/enquiries/${id}`
    case 'variant':
    case 'listing':
      return subject === null ? undefined : `/desk/products/${id}`
    case 'draft':
      if (subject === null) return undefined
      return isOperators ? `/desk/approvals/listings/${id}` : '/desk/listings'
    case 'review':
    case 'question':
      return '/desk/messages'
    case 'seller':
      if (isOperators) return subject === null ? undefined : `/desk/approvals/${id}`
      return action.startsWith('zones.') || action === 'seller.closed' ? '/desk/areas' : '/desk/shop'
    case 'staff':
      return '/desk/people'
    case 'category':
      return '/desk/categories'
    case 'brand':
      return '/desk/brands'
    case 'banners':
    case 'deal':
    case 'catalogue':
      return isOperators ? '/desk/shop-front' : undefined
    default:
      return undefined
  }
}
