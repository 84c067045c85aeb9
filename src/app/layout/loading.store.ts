import { create } from 'zustand'
import { beBusy } from '../../offline/busy.ts'

/** How many calls the user is waiting for. */
export const useLoading = create(() => ({ waitingFor: 0 }))

const add = (n: number) => useLoading.setState(({ waitingFor }) => ({ waitingFor: waitingFor + n }))

/** Covers the page with Loading until the call the user waits for has ended. */
export const raiseLoading = async <T>(call: Promise<T>): Promise<T> => {
  add(1)
  const letGo = beBusy()
  try {
    return await call
  } finally {
    letGo()
    add(-1)
  }
}
