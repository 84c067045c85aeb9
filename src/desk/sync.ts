import { isFailure, isForbidden, isLoggedOut } from '../client/api/failure.ts'
import type { LocalDb } from '../client/db/local-db.ts'
import { startSyncScheduler } from '../client/page/scheduler.ts'
import { pull } from '../client/sync/pull.ts'
import { mayDo } from '../contract/staff.ts'
import { parcels } from './shipments/shipments.shared.ts'
import { fetchPictures } from './shipments/packing-pictures.ts'
import { useDesk } from './desk.store.ts'
import { endSession, refreshMe } from './login/session.ts'

const endLogin = (): Promise<void> => endSession({ discard: false, wasEnded: true })

/** What is new for this person: parcels, or for those who do not pack whether the log-in is still what it was. */
const refresh = async (local: LocalDb): Promise<void> => {
  const { me } = useDesk.getState()
  if (me === null) return
  if (!mayDo(me.role, 'packing')) return refreshMe()
  const answer = await pull(local, parcels)
  if (isLoggedOut(answer)) await endLogin()
  else if (isForbidden(answer)) await refreshMe()
  else if (!isFailure(answer)) fetchPictures(answer.data)
}

/** Sends what was done and asks for what is new, for the life of the page. */
export const startSync = (): void => void startSyncScheduler({ refresh, endLogin })
