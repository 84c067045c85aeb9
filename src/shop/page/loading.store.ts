import { create } from 'zustand'
import { holdActivity } from '../../client/worker/activity-lock.ts'

/** How many calls the user is waiting for. */
export const useLoading = create(() => ({ waitingFor: 0 }))

const add = (n: number) => useLoading.setState(({ waitingFor }) => ({ waitingFor: waitingFor + n }))

/** Covers the page with Loading until the call the user waits for has ended. */
export const withLoading = async <T>(call: Promise<T>): Promise<T> => {
  add(1)
  const release = holdActivity()
  try {
    return await call
  } finally {
    release()
    add(-1)
  }
}
