import { useEffect, useState } from 'react'
import type { LocalDb } from '../../offline/db/local-db.ts'
import { getDb, watchDb } from '../../offline/db/open-db.ts'
import { GUEST } from '../../contract/constants.ts'
import {
  discardDead,
  discardWaiting,
  failedChanges,
  retryDead,
  pendingChanges,
  resetBackoff,
} from '../../offline/sync/queue.ts'
import { identity } from '../../offline/account/identity.ts'
import { failedLabel, pendingLabel, type ChangeLabel } from './change-labels.ts'

/** The list "Waiting to be sent" of this phone and of the one who is logged in, and what can be done with it. */

const ownersOf = (acct: number | undefined): number[] => (acct === undefined ? [GUEST] : [GUEST, acct])

const listChanges = async (phone: LocalDb, acct: number | undefined): Promise<ChangeLabel[]> => {
  const owners = ownersOf(acct)
  const [queues, dead] = await Promise.all([
    Promise.all(owners.map((owner) => pendingChanges(phone, owner))),
    Promise.all(owners.map((owner) => failedChanges(phone, owner))),
  ])
  const labels = [...dead.flat().map(failedLabel), ...queues.flat().map(pendingLabel)]
  return labels.sort((a, b) => a.createdAt - b.createdAt)
}

/** Oldest first, followed while its page is open; nothing until the database has answered. */
export const usePendingChanges = (acct: number | undefined): ChangeLabel[] | undefined => {
  const [entries, setEntries] = useState<ChangeLabel[]>()
  useEffect(() => {
    setEntries(undefined)
    return watchDb((phone) => listChanges(phone, acct), setEntries)
  }, [acct])
  return entries
}

/** Flushes the queue now and returns whether everything was sent. */
export const sendNow = async (): Promise<boolean> => {
  const [phone, { flush }] = [await getDb(), await import('../../offline/sync/replay.ts')]
  await resetBackoff(phone)
  await flush(phone)
  const left = ownersOf(identity()?.acct).map((owner) => phone.read(() => pendingChanges(phone, owner)))
  return (await Promise.all(left)).every((queue) => queue.length === 0)
}

/** A refused change goes back into the queue. */
export const retry = async ({ id, state }: ChangeLabel): Promise<boolean> => {
  if (state === 'refused') await retryDead(await getDb(), id)
  return sendNow()
}

export const discard = async ({ id, state }: ChangeLabel): Promise<void> =>
  (state === 'refused' ? discardDead : discardWaiting)(await getDb(), id)
