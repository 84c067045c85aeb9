import { useEffect, useState } from 'react'
import { useSession } from '../session/session.store.ts'
import { reload, useAddresses } from './addresses.store.ts'

/** After this long without the server's answer an empty list is shown as empty. */
const TIMEOUT_MS = 4_000

/**
 * Asks for the addresses; true once there is something to show, or the shop has said that there is nothing. Half of them
 * would send the farmer for a billing address that the shop has.
 */
export const useAddressBook = (): boolean => {
  const userId = useSession(({ user }) => user?.id)
  const { ready, isKnown, delivery, billing } = useAddresses()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (userId === undefined) return
    const done = () => setAsked(true)
    const timer = setTimeout(done, TIMEOUT_MS)
    void reload().finally(done)
    return () => clearTimeout(timer)
  }, [userId])
  return ready && (isAsked || (isKnown && delivery.length + billing.length > 0))
}
