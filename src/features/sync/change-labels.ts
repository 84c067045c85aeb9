import type { AddressKind } from '../../contract/entities.ts'
import { isSupportedVersion } from '../../offline/sync/changes.ts'
import type { ChangeRecord, DeadRecord } from '../../offline/sync/changes.ts'
import { validateRecord } from '../../offline/sync/validate-record.ts'
import { formatMoment } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { text } from '../../texts/texts.ts'

/** One change of the list "Waiting to be sent", in words. */
export interface ChangeLabel {
  id: string
  /** What is done. */
  what: string
  /** Its subject; nothing where only the list of addresses knows. */
  toWhat: string | undefined
  /** The address it is about, to edit it. */
  address: { kind: AddressKind; id: string } | undefined
  state: 'waiting' | 'parked' | 'refused'
  /** Its status, or why it was refused. */
  stands: string
  /** Its bytes may have reached the shop. */
  isTried: boolean
  createdAt: number
}

export const pendingLabel = (record: ChangeRecord): ChangeLabel => ({
  ...common(record),
  state: record.state === 'parked' ? 'parked' : 'waiting',
  stands: standing(record),
})

export const failedLabel = (record: DeadRecord): ChangeLabel => ({
  ...common(record),
  state: 'refused',
  stands: pageText.sync.refused(reasonOf(record)),
})

const common = (record: ChangeRecord) => {
  const { id, attempts, createdAt } = record
  const plain = {
    id,
    isTried: attempts > 0,
    createdAt,
    what: pageText.sync.unclear,
    toWhat: undefined,
    address: undefined,
  }
  if (!isSupportedVersion(record) || !validateRecord(record)) return plain
  return {
    ...plain,
    what: whatOf(record),
    toWhat: toWhatOf(record),
    address: record.op === 'wish.set' ? undefined : { kind: record.kind, id: record.target },
  }
}

const whatOf = (record: ChangeRecord): string => {
  const words = pageText.sync.what
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
  if (record.state === 'inflight') return pageText.sync.sending
  if (record.state === 'parked') return pageText.sync.parked
  return pageText.sync.saved(formatMoment(record.createdAt))
}

/** The shop's own words where they say what is wrong, else ours. */
const reasonOf = ({ op, reason, message }: DeadRecord): string => {
  if (reason === 'refused' && message !== undefined) return message
  return op === 'wish.set' && reason === 'gone' ? pageText.sync.productGone : text.offline.refused[reason]
}
