import { addressBooks } from '../../../contract/calls/addresses.ts'
import type { AddressForm } from '../../../contract/forms.ts'
import type { ChangeRow } from '../../../client/db/records.ts'
import {
  addressOf,
  isAbout,
  isItsDefault,
  isOp,
  ofAddress,
  rowWithForm,
  subjectOf,
  type AddressMutator,
} from './address.ts'
import { freeze, SERVER_FAILED } from './mutator.ts'

/** So often the server itself has to fail on a new address before the next ones of its kind overtake it. */
const OVERTAKEN_AFTER = 3

const isOvertaken = ({ attempts, lastErr }: ChangeRow): boolean =>
  attempts >= OVERTAKEN_AFTER && lastErr?.cls === SERVER_FAILED

export const createAddress: AddressMutator<'create', AddressForm> = {
  ...ofAddress('create'),
  schema: rowWithForm,
  request: ({ kind, target, body }) => freeze(addressBooks[kind].create, {}, { ...body, id: target }),
  // In order within a kind: the first address becomes its default, and the oldest takes the place of a deleted one.
  waitsFor: ({ kind }, older) =>
    isOp(older, 'addr.create') && older.kind === kind && older.state !== 'parked' && !isOvertaken(older),
  // An address that is made after all is the default again, if it was chosen.
  revives: (change, dead) => dead.reason === 'dependent' && isItsDefault(change, dead),
  apply: (shown, { target, body }) => {
    // A lost answer: the server may have it already, and then the pull has brought it.
    if (shown.some(({ id }) => id === target)) return shown
    return [...shown, { ...addressOf(target, body, shown.length === 0 ? 1 : 0), unsent: true }]
  },
  subject: subjectOf,
}

export const isRefusedCreate = (change: Parameters<typeof isAbout>[1], dead: ChangeRow): boolean =>
  isOp(dead, 'addr.create') && isAbout(dead, change)
