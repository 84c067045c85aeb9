import { isFailure, isForbidden, isLoggedOut } from '../client/api/failure.ts'
import type { LocalDb } from '../client/db/local-db.ts'
import { startSyncScheduler } from '../client/page/scheduler.ts'
import { pull } from '../client/sync/pull.ts'
import { mayDo } from '../contract/staff.ts'
import { callDesk } from './desk-api.shared.ts'
import { parcels } from './shipments/shipments.shared.ts'
import { fetchPictures } from './shipments/packing-pictures.ts'
import { useDesk } from './desk.store.ts'
import { endSession, refreshMe } from './login/session.ts'

const endLogin = (): Promise<void> => endSession({ discard: false, wasEnded: true })

/** When the newest parcel of those that this phone was told of came to be packed; empty where there was none. */
let newest = ''

/** Undefined where the shop does not answer. */
const askNewest = async (): Promise<string | undefined> => {
  const answer = await callDesk('deskPulse')
  return isFailure(answer) ? undefined : (answer.data.newest ?? '')
}

/** Those who save data have what is new once a minute. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Whether something has come to be packed since; the operator's own people pack nothing. What was packed is no news. */
const hasNews = async (): Promise<boolean> => {
  const { me } = useDesk.getState()
  if (me === null || me.seller_id === null || !mayDo(me.role, 'packing') || savesData()) return false
  const now = await askNewest()
  return now !== undefined && now > newest
}

/** What is new for this person: parcels, or for those who do not pack whether the log-in is still what it was. */
const refresh = async (local: LocalDb): Promise<void> => {
  const { me } = useDesk.getState()
  if (me === null) return
  if (!mayDo(me.role, 'packing')) return refreshMe()
  // Before the parcels: what comes between the two is fetched once more, and not overlooked.
  if (me.seller_id !== null) newest = (await askNewest()) ?? newest
  const answer = await pull(local, parcels)
  if (isLoggedOut(answer)) await endLogin()
  else if (isForbidden(answer)) await refreshMe()
  else if (!isFailure(answer)) fetchPictures(answer.data)
}

/** Sends what was done and asks for what is new, for the life of the page. */
export const startSync = (): void => void startSyncScheduler({ hasNews, refresh, endLogin })
