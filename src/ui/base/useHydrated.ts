import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in a rendered page until its code has taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
