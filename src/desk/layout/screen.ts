import { useMatches } from 'react-router-dom'
import type { Permission } from '../../contract/staff.ts'
import { useDesk } from '../desk.store.ts'
import { mayOpen, menuEntry } from './menu.ts'

/** What a route tells of its screen. */
export interface Screen {
  screen: true
  may: Permission
  /** It is read from this phone and its changes wait on it. All others need the network. */
  worksOffline?: true
  /** It uses all the width that a wide screen has. */
  isFull?: true
  /** For the operator's own people alone. */
  isOperators?: true
  /** For those of one shop alone. */
  isShops?: true
}

/** The handle of a screen's route. */
export const screen = (may: Permission, more: Omit<Screen, 'screen' | 'may'> = {}): Screen => ({
  screen: true,
  may,
  ...more,
})

/** The same of a screen in the menu, or of one below it: the menu knows whose work it is. */
export const menuScreen = (name: string, more: Pick<Screen, 'worksOffline' | 'isShops' | 'isFull'> = {}): Screen => {
  const { may, isOperators } = menuEntry(name)
  return screen(may, { ...more, ...(isOperators && { isOperators }) })
}

const isScreen = (handle: unknown): handle is Screen =>
  typeof handle === 'object' && handle !== null && 'screen' in handle

const useScreens = (): Screen[] => useMatches().flatMap(({ handle }) => (isScreen(handle) ? [handle] : []))

/** Whether one can go on without network on the screen that is open. */
export const useWorksOffline = (): boolean => useScreens().some(({ worksOffline }) => worksOffline === true)

/** Whether the screen that is open uses all the width. */
export const useIsFull = (): boolean => useScreens().some(({ isFull }) => isFull === true)

/** Whether the screen that is open is part of the work of whoever is logged in. */
export const useMayOpen = (): boolean => {
  const me = useDesk((desk) => desk.me)
  return useScreens().every((one) => me !== null && mayOpen(me, one))
}
