import { useEffect, useState } from 'react'
import { repeatable } from '../../offline/again.ts'
import { openDoor } from '../../offline/door.ts'
import { identity } from '../../offline/identity.ts'
import { discardDead, discardWaiting, refused, retryDead, waiting, wake } from '../../offline/queue.ts'
import { refusedEntry, waitingEntry } from './entries.ts'
import type { Entry } from './entries.ts'

/** The list "Waiting to be sent" of the one who is logged in, followed while its page is open, and what can be done. */

/** Oldest first; nothing while the memory has not answered. */
export const useWaiting = (acct: number | undefined): Entry[] | undefined => {
  const [entries, setEntries] = useState<Entry[]>()
  useEffect(() => {
    let isOver = false
    let end = () => {}
    setEntries(undefined)
    void openDoor().then((phone) => {
      if (isOver || acct === undefined) return
      if (phone === null) return setEntries([])
      const list = phone.live(async () => {
        const [queue, dead] = await Promise.all([waiting(phone, acct), refused(phone, acct)])
        return [...dead.map(refusedEntry), ...queue.map(waitingEntry)].sort((a, b) => a.createdAt - b.createdAt)
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

/** Sends what waits now and answers whether everything has gone. */
export const sendNow = async (): Promise<boolean> => {
  const [phone, who] = [await openDoor(), identity()]
  if (phone === null || who === null) return false
  const { drain } = await import('../../offline/replay.ts')
  await wake(phone)
  await drain(phone)
  return (await repeatable(() => waiting(phone, who.acct))).length === 0
}

/** A refused change goes back into the queue. */
export const retry = async ({ id, state }: Entry): Promise<boolean> => {
  const phone = await openDoor()
  if (phone !== null && state === 'refused') await retryDead(phone, id)
  return sendNow()
}

export const discard = async ({ id, state }: Entry): Promise<void> => {
  const phone = await openDoor()
  if (phone === null) return
  await (state === 'refused' ? discardDead(phone, id) : discardWaiting(phone, id))
}
