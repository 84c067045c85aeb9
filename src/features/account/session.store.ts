import { create } from 'zustand'
import type { User } from '../../contract/entities.ts'

interface SessionState {
  user: User | null
  /** False until the browser has been asked. */
  ready: boolean
}

/** Who is logged in; `session.ts` keeps it true. Alone here, so that the first paint needs no more than this. */
export const useSession = create<SessionState>(() => ({ user: null, ready: false }))
