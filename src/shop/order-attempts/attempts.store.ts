import { create } from 'zustand'
import type { Attempt } from '../../client/db/records.ts'

/** The orders of this phone that are not over, for every screen; a file of its own, so that the first paint needs no more. */

interface AttemptsState {
  /** Its outcome is not known. */
  open?: Attempt | undefined
  /** They have ended while the farmer did not look. */
  ended: readonly Attempt[]
  /** They wait for their payment. Their items stay in the cart until one of them is paid. */
  unpaid: readonly Attempt[]
  /** What the last question about the open one has brought; nothing while none was asked. */
  asked?: 'asking' | 'unknown' | 'unreached' | undefined
}

/** What is stored of them; `attempts.ts` updates it. */
export const useAttempts = create<AttemptsState>(() => ({ ended: [], unpaid: [] }))

/** Whether an order's outcome is not known, or the farmer has not seen it. */
export const needsLook = ({ open, ended }: AttemptsState): boolean => open !== undefined || ended.length > 0
