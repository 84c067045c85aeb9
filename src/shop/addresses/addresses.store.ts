import { addressLane } from './address-changes.shared.ts'
import type { AddressChange } from '../shop.shared.ts'
import { addressLists, addresses, isSameAddress, type AddressView, savedAddresses } from './addresses.shared.ts'
import { areAnswered } from '../../client/sync/mirror.ts'
import * as v from 'valibot'
import { create } from 'zustand'
import type { AddressKind } from '../../contract/entities.ts'
import { AddressForm } from '../../contract/forms.ts'
import { inWords, text } from '../../texts/texts.ts'
import { plainMessages } from '../../contract/plain-messages.ts'
import { isFailure, type Failure } from '../../client/api/call.ts'
import { getDb } from '../../client/db/get-db.ts'
import type { LocalDb } from '../../client/db/local-db.ts'
import type { DeadRow } from '../../client/db/records.ts'
import { watchAccount } from '../../client/session/watch-account.ts'
import { identity } from '../../client/session/identity.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { pull } from '../../client/sync/pull.ts'
import { discardDead, enqueue, failedChanges, pendingChanges, resetBackoff } from '../../client/sync/queue.ts'

/** Both kinds of addresses as the farmer left them, sent or not. */

export type { AddressView }

interface AddressesState {
  delivery: AddressView[]
  billing: AddressView[]
  ready: boolean
  /** The shop has said what there is of both, since this account logged in on this phone. */
  isKnown: boolean
  /** The same, since it did on this page. */
  isAnswered: boolean
}

const NOTHING: AddressesState = { delivery: [], billing: [], ready: false, isKnown: false, isAnswered: false }
export const useAddresses = create<AddressesState>(() => NOTHING)

const KINDS = ['delivery', 'billing'] as const satisfies AddressKind[]

watchAccount({
  forget: () => useAddresses.setState(NOTHING),
  read: (local, acct) => readBoth(local, acct),
  show: (both) => useAddresses.setState({ ...both, ready: true }),
  refresh: () => reload(),
})

const readBoth = async (local: LocalDb, acct: number) => {
  // Asked for together, as the wishes are.
  const [delivery, billing, pending, dead, isKnown] = await Promise.all([
    savedAddresses(local, acct, 'delivery'),
    savedAddresses(local, acct, 'billing'),
    pendingChanges(local, acct),
    failedChanges(local, acct),
    areAnswered(local, acct, KINDS),
  ])
  return {
    isKnown,
    delivery: addresses('delivery', delivery, pending, dead, reasonOf),
    billing: addresses('billing', billing, pending, dead, reasonOf),
  }
}

/** Pulls both from the server; pending changes stay applied on top. */
export const reload = async (): Promise<void> => {
  const who = identity()
  if (who === null) return
  const local = await getDb()
  const answers = await Promise.all(KINDS.map((kind) => pull(local, addressLists[kind])))
  if (answers.some(isFailure)) return
  await showAnswered(local, who.acct)
}

/** An empty list now means that there is none. The live query may come later, or has shown something newer. */
const showAnswered = async (local: LocalDb, acct: number): Promise<void> => {
  const shown = useAddresses.getState()
  const both = await local.read(() => readBoth(local, acct))
  if (identity()?.acct !== acct) return
  if (useAddresses.getState() !== shown) return showAnswered(local, acct)
  useAddresses.setState({ ...both, ready: true, isAnswered: true })
}

/**
 * Saves what was typed on the phone and queues it; with `id` it changes an address that is there, and a billing address
 * that was its copy stays one.
 */
export const saveAddress = async (
  kind: AddressKind,
  form: v.InferInput<typeof AddressForm>,
  id?: string,
): Promise<{ ok: true; id: string } | Failure> => {
  const typed = v.safeParse(AddressForm, form, plainMessages)
  if (!typed.success) {
    const fields = Object.fromEntries(
      typed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).reverse(),
    )
    return { status: false, message: typed.issues[0].message, code: 'INVALID', fields }
  }
  const copies = kind === 'delivery' && id !== undefined ? billingCopiesOf(id) : []
  const target = id ?? newUuid()
  const op = id === undefined || (await isUnknownToServer(kind, id)) ? 'addr.create' : 'addr.update'
  const failed = await change({ op, kind, target, body: typed.output })
  if (failed) return failed
  for (const copy of copies) await saveAddress('billing', typed.output, copy)
  return { ok: true, id: target }
}

const billingCopiesOf = (id: string): string[] => {
  const { delivery, billing } = useAddresses.getState()
  const original = delivery.find((one) => one.id === id)
  return original ? billing.filter((one) => isSameAddress(one, original)).map((copy) => copy.id) : []
}

/** The shop's own words where they say what is wrong with the address, else ours. */
const reasonOf = ({ message, reason }: DeadRow): string =>
  reason === 'refused' && message !== undefined ? inWords(message, 'INVALID') : text.refusals[reason]

/** The account's refused changes. */
const failedOf = async (acct: number): Promise<DeadRow[]> => {
  const local = await getDb()
  return local.read(() => failedChanges(local, acct))
}

/** True for a new address that the server refused, or one that is gone there: saving it again makes it. */
const isUnknownToServer = async (kind: AddressKind, id: string): Promise<boolean> => {
  const who = identity()
  if (who === null) return false
  const lane = addressLane(who.acct, kind, id)
  return (await failedOf(who.acct)).some((row) => isUnknown(row) && row.lane === lane)
}

const isUnknown = ({ op, reason }: DeadRow): boolean => op === 'addr.create' || reason === 'gone'

export const setDefault = (kind: AddressKind, id: string): Promise<Failure | undefined> =>
  change({ op: 'addr.default', kind, target: id, body: null })

/** A refused new address is only thrown away; any other is deleted at the server as well. */
export const removeAddress = async (kind: AddressKind, id: string): Promise<Failure | undefined> => {
  const who = identity()
  if (who === null || !(await isUnknownToServer(kind, id)))
    return change({ op: 'addr.delete', kind, target: id, body: null })
  const local = await getDb()
  const own = (await failedOf(who.acct)).filter((row) => row.kind === kind && row.target === id)
  await Promise.all(own.map((row) => discardDead(local, row.id)))
  return undefined
}

/** Bills to where the goods go: a billing address that says the same, made of this one where there is none. */
export const billingLike = async (delivery: AddressView): Promise<{ ok: true; id: string } | Failure> => {
  const same = useAddresses.getState().billing.find((one) => isSameAddress(one, delivery))
  return same ? { ok: true, id: same.id } : saveAddress('billing', delivery)
}

const change = async (wanted: AddressChange): Promise<Failure | undefined> => {
  const who = identity()
  if (who === null) return { status: false, message: text.messages.noToken }
  await enqueue(await getDb(), who.acct, wanted)
  return undefined
}

/** A farmer in front of the payment screen waits no longer than this. */
const TIMEOUT_MS = 10_000

/** Sends pending changes of these addresses, so that the server knows them before an order names them. */
export const flushAddresses = async (ids: readonly string[], ms = TIMEOUT_MS): Promise<boolean> => {
  const local = await getDb()
  const who = identity()
  if (who === null) return true
  const lanes = ids.flatMap((id) => [addressLane(who.acct, 'delivery', id), addressLane(who.acct, 'billing', id)])
  const isWaiting = async () =>
    (await local.read(() => pendingChanges(local, who.acct))).some(({ lane }) => lanes.includes(lane))
  const isRefused = async () => (await failedOf(who.acct)).some((row) => isUnknown(row) && lanes.includes(row.lane))
  if (await isWaiting()) {
    const { flush } = await import('../../client/sync/replay.ts')
    await resetBackoff(local)
    await Promise.race([flush(local), new Promise((resolve) => setTimeout(resolve, ms))])
  }
  return !(await isWaiting()) && !(await isRefused())
}
