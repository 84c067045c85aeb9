import type { AddressKind } from '../../contract/entities.ts'
import type { ChangeRow, DeadRow } from '../../client/db/records.ts'
import { isSupportedVersion } from '../../client/sync/changes.ts'
import { shopMutatorOf } from '../shop.shared.ts'
import { validateRecord } from '../../client/sync/validate-record.ts'
import { formatMoment } from '../../texts/days.ts'
import { inWords, pageText, text } from '../../texts/texts.ts'
import type { IconName } from '../../ui/media/icons.ts'
import { localTitle } from '../../texts/localized.ts'

/** One change of the list "Waiting to be sent", in words. */
export interface ChangeLabel {
  id: string
  action: string
  /** Nothing where only the list of addresses knows. */
  subject: string | undefined
  icon: IconName
  /** The address it is about, to edit it. */
  address: { kind: AddressKind; id: string } | undefined
  state: 'waiting' | 'parked' | 'refused'
  /** Its status, or why it was refused. */
  status: string
  /** Its bytes may have reached the shop. */
  isTried: boolean
  createdAt: number
}

export const pendingLabel = (record: ChangeRow): ChangeLabel => ({
  ...common(record),
  state: record.state === 'parked' ? 'parked' : 'waiting',
  status: statusOf(record),
})

export const failedLabel = (record: DeadRow): ChangeLabel => ({
  ...common(record),
  state: 'refused',
  status: pageText.sync.refused(reasonOf(record)),
})

const common = (record: ChangeRow) => {
  const { id, attempts, createdAt, kind, target } = record
  const mutator = isSupportedVersion(record) && validateRecord(record) ? shopMutatorOf(record) : undefined
  const subject = mutator?.subject?.(record)
  return {
    id,
    isTried: attempts > 0,
    createdAt,
    action: mutator ? pageText.sync.action[mutator.label(record)] : pageText.sync.unclear,
    subject: typeof subject === 'object' ? localTitle(subject).text : subject,
    icon: mutator?.icon ?? 'phone',
    address: mutator && kind ? { kind, id: target } : undefined,
  } as const
}

const statusOf = (record: ChangeRow): string => {
  if (record.state === 'inflight') return pageText.sync.sending
  if (record.state === 'parked') return pageText.sync.parked
  return pageText.sync.saved(formatMoment(record.createdAt))
}

/** The shop's own words where they say what is wrong, else ours. */
const reasonOf = (record: DeadRow): string => {
  const { reason, message } = record
  if (reason === 'refused' && message !== undefined) return inWords(message, 'INVALID')
  const own = isSupportedVersion(record) ? shopMutatorOf(record)?.reasons?.[reason] : undefined
  return own === undefined ? text.refusals[reason] : pageText.sync[own]
}
