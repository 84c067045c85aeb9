import { useEffect, useState } from 'react'
import type { LocalDb } from '../../client/db/local-db.ts'
import { getDb, watchDb } from '../../client/db/get-db.ts'
import { discardDead, discardWaiting, resetBackoff, retryDead } from '../../client/sync/queue.ts'
import { identity } from '../../client/session/identity.ts'
import { loadUnsent } from '../../client/page/network.ts'
import { failedLabel, pendingLabel, type ChangeLabel } from './change-labels.ts'

/** The list "Waiting to be sent" of this phone and of the one who is logged in, and what can be done with it. */

const listChanges = async (local: LocalDb, acct: number | undefined): Promise<ChangeLabel[]> => {
  const { queue, dead } = await loadUnsent(local, acct)
  return [...dead.map(failedLabel), ...queue.map(pendingLabel)].sort((a, b) => a.createdAt - b.createdAt)
}

/** Oldest first, followed while its page is open; nothing until the database has answered. */
export const usePendingChanges = (acct: number | undefined): ChangeLabel[] | undefined => {
  const [entries, setEntries] = useState<ChangeLabel[]>()
  useEffect(() => {
    setEntries(undefined)
    return watchDb((local) => listChanges(local, acct), setEntries)
  }, [acct])
  return entries
}

/** Flushes the queue now and returns whether everything was sent. */
export const sendNow = async (): Promise<boolean> => {
  const [local, { flush }] = [await getDb(), await import('../../client/sync/replay.ts')]
  await resetBackoff(local)
  await flush(local)
  const { queue } = await local.read(() => loadUnsent(local, identity()?.acct))
  return queue.length === 0
}

/** A refused change goes back into the queue. */
export const retry = async ({ id, state }: ChangeLabel): Promise<boolean> => {
  if (state === 'refused') await retryDead(await getDb(), id)
  return sendNow()
}

export const discard = async ({ id, state }: ChangeLabel): Promise<void> =>
  (state === 'refused' ? discardDead : discardWaiting)(await getDb(), id)
