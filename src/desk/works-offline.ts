import { useMatches } from 'react-router-dom'

/** The handle of a screen that is read from this phone and whose changes wait on it. All others need the network. */
export const WORKS_OFFLINE = { worksOffline: true } as const

/** Whether one can go on without network on the screen that is open. */
export const useWorksOffline = (): boolean => useMatches().some(({ handle }) => handle === WORKS_OFFLINE)
