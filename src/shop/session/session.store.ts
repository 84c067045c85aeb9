import { create } from 'zustand'
import type { User } from '../../contract/entities.ts'

/** The phone number is known where it was typed to log in, or asked for since. */
export type LoggedIn = User & { phone_number?: string | undefined }

interface SessionState {
  user: LoggedIn | null
  /** False until the browser has been asked. */
  ready: boolean
}

/** Who is logged in; updated by `session.ts`. A file of its own, so that the first paint needs no more than this. */
export const useSession = create<SessionState>(() => ({ user: null, ready: false }))

/** Who is logged in, as soon as the browser has been asked: a button may be pressed before that. */
export const knownUser = (): Promise<LoggedIn | null> =>
  new Promise((resolve) => {
    const { user, ready } = useSession.getState()
    if (ready) return resolve(user)
    const stop = useSession.subscribe((session) => {
      if (!session.ready) return
      stop()
      resolve(session.user)
    })
  })
