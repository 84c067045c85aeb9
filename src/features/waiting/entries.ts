import type { AddressKind } from '../../contract/entities.ts'
import { understood } from '../../offline/changes.ts'
import type { ChangeRecord, DeadRecord } from '../../offline/changes.ts'
import { readable } from '../../offline/readable.ts'
import { formatMoment } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { t } from '../../texts/texts.ts'

/** One change of the list "Waiting to be sent", in words. */
export interface Entry {
  id: string
  /** What is done. */
  what: string
  /** To what; nothing where only the address book knows. */
  toWhat: string | undefined
  /** The address it is about, to edit it. */
  address: { kind: AddressKind; id: string } | undefined
  state: 'waiting' | 'parked' | 'refused'
  /** How it stands, or why it was not taken. */
  stands: string
  /** Its bytes may have reached the shop. */
  isTried: boolean
  createdAt: number
}

export const waitingEntry = (record: ChangeRecord): Entry => ({
  ...common(record),
  state: record.state === 'parked' ? 'parked' : 'waiting',
  stands: standing(record),
})

export const refusedEntry = (record: DeadRecord): Entry => ({
  ...common(record),
  state: 'refused',
  stands: p.waiting.refused(reasonOf(record)),
})

const common = (record: ChangeRecord) => {
  const { id, attempts, createdAt } = record
  const plain = { id, isTried: attempts > 0, createdAt, what: p.waiting.unclear, toWhat: undefined, address: undefined }
  if (!understood(record) || !readable(record)) return plain
  return {
    ...plain,
    what: whatOf(record),
    toWhat: toWhatOf(record),
    address: record.op === 'wish.set' ? undefined : { kind: record.kind, id: record.target },
  }
}

const whatOf = (record: ChangeRecord): string => {
  const words = p.waiting.what
  if (record.op === 'wish.set') return record.body.on ? words.wish : words.unwish
  return words[record.op][record.kind]
}

const toWhatOf = (record: ChangeRecord): string | undefined => {
  if (record.op === 'wish.set') return record.body.product?.title
  if (record.body === null) return undefined
  const { name, house_number, area, city } = record.body
  return `${name}, ${house_number}, ${area}, ${city}`
}

const standing = (record: ChangeRecord): string => {
  if (record.state === 'inflight') return p.waiting.sending
  if (record.state === 'parked') return p.waiting.parked
  return p.waiting.saved(formatMoment(record.createdAt))
}

/** The shop's own words where they say what is wrong, else ours. */
const reasonOf = ({ op, reason, message }: DeadRecord): string => {
  if (reason === 'refused' && message !== undefined) return message
  return op === 'wish.set' && reason === 'gone' ? p.waiting.productGone : t.offline.refused[reason]
}
