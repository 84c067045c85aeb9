import type { AuditEntry } from '../../contract/calls/staff/access.ts'
import { formatRupees } from '../../texts/format.ts'
import { momentOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'
import { FIELDS, VALUES } from './field-words.ts'

/** The words of the log: what was done, to what, and which fields have changed. */

const ACTIONS: Readonly<Record<string, string>> = {
  'shipment.pack': 'packed',
  'shipment.unpack': 'unpacked',
  'shipment.ship': 'handed to a carrier',
  'shipment.sendOut': 'sent out for delivery',
  'shipment.deliver': 'delivered',
  'shipment.fail': 'could not deliver',
  'shipment.comeBack': 'sent back',
  'shipment.return': 'took back, damaged,',
  'shipment.returnToStock': 'took back into stock',
  'shipment.lose': 'wrote off as lost',
  'shipment.undo': 'moved one step back',
  'shipment.takeBack': 'took back the delivery or the failed attempt of',
  'cash.handed-over': 'received cash of',
  'shipment.cancel': 'cancelled pieces of',
  'shipment.cash': 'noted the cash of',
  'shipment.cash-settled': 'decided the cash of',
  'return.approved': 'approved',
  'return.rejected': 'rejected',
  'review.reply': 'answered',
  'review.approve': 'published',
  'review.reject': 'rejected',
  'review.take-back': 'took off the shop',
  'review.put-back': 'put back on the shop',
  'question.answered': 'answered',
  'question.rejected': 'hid',
  'question.waiting': 'asked anew',
  'staff.add': 'let in',
  'staff.set': 'changed',
  'log-in.end': 'ended a log-in of',
  'variant.set': 'changed',
  'pictures.set': 'changed the pictures of',
  'listing.show': 'showed or hid',
  'listing.text': 'changed the words of',
  'product.declare': 'sent for approval what is declared of',
  'product.approved': 'approved what is declared of',
  'product.refused': 'sent back what was declared of',
  'catalogue.import': 'imported',
  'zones.set': 'changed',
  'zones.remove': 'removed',
  'seller.status': 'decided about',
  'seller.closed': 'closed or opened',
  'seller.particulars': 'changed the particulars of',
  'seller.licence': 'wrote down a licence of',
  'seller.change': 'asked for a change of',
  'seller.change-approved': 'approved a change of',
  'seller.change-refused': 'sent back a change of',
  'seller.licence-delete': 'deleted a licence of',
  'seller.invite': 'invited',
  'refund.set': 'moved on',
  'refund.open': 'looked where the money goes of',
  'refund.amount': 'changed, by deciding what was taken, the',
  'complaint.acknowledge': 'acknowledged',
  'complaint.takeBack': 'took back the acknowledgement of',
  'complaint.close': 'settled',
  'crop.create': 'made',
  'crop.set': 'changed',
  'crop.merge': 'merged into another one',
  'banners.set': 'changed',
  'deal.set': 'changed',
  'customer.block': 'blocked or unblocked',
  'customer.open': 'opened the account of',
  'customer.let-in': 'let in again',
  'order.end': 'ended',
}

const ENTITIES: Readonly<Record<string, string>> = {
  shipment: 'parcel',
  return: 'claim',
  review: 'review',
  question: 'question',
  staff: 'person',
  variant: 'pack',
  listing: 'product',
  seller: 'seller',
  refund: 'refund',
  banners: 'banners of',
  deal: 'the deal',
  customer: 'customer',
  catalogue: 'the catalogue',
  crop: 'crop',
  zone: 'delivery area',
  order: 'order',
  'log-in': 'log-in',
  complaint: 'complaint',
}

const plain = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[._-]/g, ' ')
    .replace(' paise', '')

export const words = spoken('audit', {
  title: 'What was changed',
  lead: 'The latest first. Names, phones and bank data are never written here.',
  empty: 'Nothing was changed yet',
  /** Who did it; what was done follows. */
  by: (name: string) => name,
  operator: 'The operator',
  did: (action: string, thing: string) => `${action} ${thing}`,
  reached: (thing: string) => `tried to reach another shop’s ${thing}`,
  actions: ACTIONS,
  entities: ENTITIES,
  fields: FIELDS,
  values: VALUES,
  hidden: (field: string) => `${field} (not shown)`,
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
})

/** A number of paise is written in rupees. */
const valueOf = (name: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'number') return name.endsWith('Paise') ? formatRupees(value / 100) : String(value)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  // A word of ours is written plainly, what somebody has typed as it is.
  if (typeof value === 'string') return words.values[value] ?? (/^[a-z_]+$/i.test(value) ? plain(value) : value)
  return Array.isArray(value) ? value.map((one) => valueOf(name, one)).join(', ') : JSON.stringify(value)
}

const HIDDEN = '(changed)'

const fieldOf = (name: string): string => words.fields[name] ?? plain(name)

/** A state that is not shown is that of an address: those of things are no secret. */
const hiddenOf = (name: string): string => fieldOf(name === 'state' ? 'address_state' : name)

export const text = {
  ...words,
  by: (name: string | null) => words.by(name ?? words.operator),
  at: (at: string) => momentOf(Date.parse(at)),
  what: ({ action, entity, entity_id: id }: AuditEntry): string => {
    const thing = `${words.entities[entity] ?? plain(entity)} ${id}`.trim()
    if (action.startsWith('refused.')) return words.reached(thing)
    return words.did(words.actions[action] ?? plain(action), thing)
  },
  field: (name: string, before: unknown, after: unknown): string => {
    if (after === HIDDEN) return words.hidden(hiddenOf(name))
    if (before === undefined) return `${fieldOf(name)}: ${valueOf(name, after)}`
    return `${fieldOf(name)}: ${valueOf(name, before)} → ${valueOf(name, after)}`
  },
}
