import { useEffect, useState } from 'react'
import { retryOnClosed } from '../../offline/db/reopen.ts'
import { getDb } from '../../offline/db/open-db.ts'
import { identity } from '../../offline/account/identity.ts'
import {
  discardDead,
  discardWaiting,
  failedChanges,
  retryDead,
  pendingChanges,
  resetBackoff,
} from '../../offline/sync/queue.ts'
import { failedLabel, pendingLabel } from './change-labels.ts'
import type { ChangeLabel } from './change-labels.ts'

/** The list "Waiting to be sent" of the one who is logged in, followed while its page is open, and what can be done. */

/** Oldest first; nothing until the database has answered. */
export const usePendingChanges = (acct: number | undefined): ChangeLabel[] | undefined => {
  const [entries, setEntries] = useState<ChangeLabel[]>()
  useEffect(() => {
    let isOver = false
    let end = () => {}
    setEntries(undefined)
    void getDb().then((phone) => {
      if (isOver || acct === undefined) return
      if (phone === null) return setEntries([])
      const list = phone.live(async () => {
        const [queue, dead] = await Promise.all([pendingChanges(phone, acct), failedChanges(phone, acct)])
        return [...dead.map(failedLabel), ...queue.map(pendingLabel)].sort((a, b) => a.createdAt - b.createdAt)
      })
      const subscription = list.subscribe(setEntries)
      end = () => subscription.unsubscribe()
    })
    return () => {
      isOver = true
      end()
    }
  }, [acct])
  return entries
}

/** Flushes the queue now and returns whether everything was sent. */
export const sendNow = async (): Promise<boolean> => {
  const [phone, who] = [await getDb(), identity()]
  if (phone === null || who === null) return false
  const { flush } = await import('../../offline/sync/replay.ts')
  await resetBackoff(phone)
  await flush(phone)
  return (await retryOnClosed(() => pendingChanges(phone, who.acct))).length === 0
}

/** A refused change goes back into the queue. */
export const retry = async ({ id, state }: ChangeLabel): Promise<boolean> => {
  const phone = await getDb()
  if (phone !== null && state === 'refused') await retryDead(phone, id)
  return sendNow()
}

export const discard = async ({ id, state }: ChangeLabel): Promise<void> => {
  const phone = await getDb()
  if (phone === null) return
  await (state === 'refused' ? discardDead(phone, id) : discardWaiting(phone, id))
}
