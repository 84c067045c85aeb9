import * as v from 'valibot'
import type { AuditAction, AuditKind } from '../../contract/audit.ts'
import type { AuditEntry } from '../../contract/calls/staff/access.ts'
import { dayInIndia } from '../../contract/india.ts'
import { formatNumber, formatRupees } from '../../texts/format.ts'
import { dayAndYear, timeOf } from '../days-and-counts.ts'
import { spoken } from '../language/spoken.ts'
import { text as prices } from '../variants/texts.ts'
import { FIELDS, VALUES } from './field-words.ts'

/** The words of the log: what was done, to what, and which fields have changed. */

const ACTIONS = {
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
  'listing.file': 'took a file of',
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
  'seller.licence-ask': 'asked for a licence of',
  'seller.licence-refused': 'sent back a licence of',
  'seller.closing-hour': 'changed the closing hour of',
  'shipment.proof': 'added a photograph of the delivery to',
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
  'fact.create': 'made',
  'fact.set': 'changed',
  'fact.order': 'changed the order of',
  'fact.merge': 'merged into another one',
  'banners.set': 'changed',
  'deal.set': 'changed',
  'customer.block': 'blocked or unblocked',
  'customer.open': 'opened the account of',
  'customer.let-in': 'let in again',
  'order.end': 'ended',
  'variant.steps': 'changed the quantity price of',
  'listing.send': 'sent for approval',
  'listing.withdraw': 'took back',
  'listing.approved': 'approved',
  'listing.returned': 'sent back',
  'listing.state': 'changed',
  'listing.picture': 'added a photograph to',
  'category.create': 'added',
  'category.set': 'changed',
  'category.order': 'changed the order of',
  'category.merge': 'merged',
  'brand.set': 'changed',
  'brand.merge': 'merged',
  'quote.send': 'sent',
  'quote.withdraw': 'took back',
  'seller.trust': 'decided about listing without approval of',
} satisfies Record<AuditAction, string>

/** What it was done to, and what else is refused as another shop's. */
const ENTITIES = {
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
  fact: 'fact',
  zone: 'delivery area',
  order: 'order',
  'log-in': 'log-in',
  complaint: 'complaint',
  draft: 'listing',
  category: 'category',
  brand: 'brand',
  quote: 'quote for enquiry',
} satisfies Record<AuditKind | 'zone' | 'log-in', string>

const plain = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/[._-]/g, ' ')
    .replace(' paise', '')

/** Looked up by what the log names, which a former build may have named otherwise. */
const named = (own: Readonly<Record<string, string>>) => own

export const words = spoken('audit', {
  title: 'What was changed',
  lead: 'The latest first. Customers’ names, phones and bank data are never written here.',
  empty: 'Nothing was changed yet',
  /** Who did it; what was done follows. */
  by: (name: string) => name,
  operator: 'The operator',
  did: (action: string, thing: string) => `${action} ${thing}`,
  reached: (thing: string) => `tried to reach another shop’s ${thing}`,
  actions: named(ACTIONS),
  entities: named(ENTITIES),
  /** What is listed: by whom, of what, when. */
  filter: {
    by: 'Who',
    everybody: 'Everybody',
    kind: 'What',
    everything: 'Everything',
    day: 'Day',
    noneSuch: 'Nothing of that kind was changed',
  },
  details: 'Details',
  counted: (added: number, changed: number) => `${formatNumber(added)} new, ${formatNumber(changed)} changed`,
  changed: (field: string) => `${field}: changed`,
  fields: FIELDS,
  values: VALUES,
  hidden: (field: string) => `${field} (not shown)`,
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
})

/** Rupees where they are not paise. */
const RUPEES = new Set(['price', 'selling_price'])
const Counts = v.object({ added: v.number(), changed: v.number() })
const Steps = v.array(v.object({ from: v.number(), price: v.number() }))

const numberOf = (name: string, value: number): string => {
  if (name.endsWith('Paise')) return formatRupees(value / 100)
  return RUPEES.has(name) ? formatRupees(value) : formatNumber(value)
}

const textOf = (value: string): string => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayAndYear(value)
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return dayAndYear(dayInIndia(Date.parse(value)))
  // A word of ours is written plainly, what somebody has typed as it is.
  return words.values[value] ?? (/^[a-z_]+$/i.test(value) ? plain(value) : value)
}

/** Null for what is not said in words. */
const valueOf = (name: string, value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'number') return numberOf(name, value)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return textOf(value)
  if (v.is(Steps, value) && name === 'steps')
    return value.length === 0 ? words.nothing : value.map(({ from, price }) => prices.step(from, price)).join('; ')
  return v.is(Counts, value) ? words.counted(value.added, value.changed) : null
}

const HIDDEN = '(changed)'
/** Numbers that mean nothing to a reader; they stand with the details. */
const NUMBERS = new Set(['cashTakenBy', 'replaces', 'enquiry', 'into', 'lines', 'packs_without'])
/** Whose own number is what people call them. */
const CALLED_BY_NUMBER = new Set(['shipment', 'complaint'])

const fieldOf = (name: string): string => words.fields[name] ?? plain(name)

/** A state that is not shown is that of an address: those of things are no secret. */
const hiddenOf = (name: string): string => fieldOf(name === 'state' ? 'address_state' : name)

const fieldIn = (name: string, before: unknown, after: unknown): string => {
  if (after === HIDDEN) return words.hidden(hiddenOf(name))
  const [was, is] = [before === undefined ? undefined : valueOf(name, before), valueOf(name, after)]
  if (was === null || is === null || was === is) return words.changed(fieldOf(name))
  return was === undefined ? `${fieldOf(name)}: ${is}` : `${fieldOf(name)}: ${was} → ${is}`
}

const entityOf = (entity: string): string => words.entities[entity] ?? plain(entity)

const thingOf = ({ entity, entity_id: id, subject }: AuditEntry): string =>
  `${entityOf(entity)} ${subject?.name ?? (CALLED_BY_NUMBER.has(entity) ? id : '')}`.trim()

export const text = {
  ...words,
  by: (name: string | null) => words.by(name ?? words.operator),
  day: (at: string) => dayAndYear(dayInIndia(Date.parse(at))),
  time: (at: string) => timeOf(Date.parse(at)),
  entity: entityOf,
  thing: thingOf,
  what: (entry: AuditEntry): string => {
    const { action, entity } = entry
    // What is another shop's is not named.
    if (action.startsWith('refused.')) return words.reached(entityOf(entity))
    return words.did(words.actions[action] ?? plain(action), thingOf(entry))
  },
  /** The fields that are not as they were. */
  changes: ({ before, after }: AuditEntry): string[] =>
    Object.entries(after ?? {})
      .filter(([name, value]) => JSON.stringify(before?.[name] ?? null) !== JSON.stringify(value) && !NUMBERS.has(name))
      .map(([name, value]) => fieldIn(name, before?.[name], value)),
}
