import type { createBrowserRouter } from 'react-router-dom'
import { create } from 'zustand'
import { dayInIndia } from '../../contract/india.ts'
import { withoutLanguage } from '../../contract/languages.ts'

/** When the shop may offer itself for the home screen: once it has proven useful, and never again after a no. */

/** The browser's own offer; Chromium alone makes one. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ outcome: string }>
}

interface InstallState {
  event: InstallEvent | null
  /** It is the second visit, or something was ordered, and nobody has said no. */
  isDue: boolean
}

export const useInstall = create<InstallState>(() => ({ event: null, isDue: false }))

const FIRST_DAY = 'first-visit'
const SAID_NO = 'install-refused'

const isInstallEvent = (event: Event | undefined): event is InstallEvent => event !== undefined && 'prompt' in event

const takeEvent = (event: Event | undefined): void => {
  if (!isInstallEvent(event)) return
  event.preventDefault()
  useInstall.setState({ event })
}

/** A reload on the same day is no second visit, and a day that cannot be remembered stays the first. */
const isLaterDay = (): boolean => {
  const today = dayInIndia(Date.now())
  try {
    const first = localStorage.getItem(FIRST_DAY)
    if (first === null) localStorage.setItem(FIRST_DAY, today)
    return first !== null && first !== today
  } catch {
    return false
  }
}

/** Where a no cannot be remembered, nothing is asked. */
const mayAsk = (): boolean => {
  try {
    return localStorage.getItem(SAID_NO) === null
  } catch {
    return false
  }
}

/** Takes the browser's offer, and finds the moment for it. */
export const watchInstall = (router: ReturnType<typeof createBrowserRouter>): void => {
  takeEvent(window.installEvent)
  addEventListener('beforeinstallprompt', takeEvent)
  addEventListener('appinstalled', () => useInstall.setState({ event: null }))
  if (!mayAsk()) return
  if (isLaterDay()) useInstall.setState({ isDue: true })
  let before = withoutLanguage(router.state.location.pathname)
  router.subscribe(({ location }) => {
    const now = withoutLanguage(location.pathname)
    // Only a placed order leads this way.
    if (before === '/payment' && now === '/order-history' && mayAsk()) useInstall.setState({ isDue: true })
    before = now
  })
}

/** Not asked again; the menu still offers it. */
export const refuseInstall = (): void => {
  useInstall.setState({ isDue: false })
  try {
    localStorage.setItem(SAID_NO, '1')
  } catch {
    // Then it holds until the shop is next opened.
  }
}

/** Lets the browser ask. An offer serves once. */
export const install = async (): Promise<void> => {
  const { event } = useInstall.getState()
  if (event === null) return
  useInstall.setState({ event: null })
  await event.prompt()
  const { outcome } = await event.userChoice
  if (outcome !== 'accepted') refuseInstall()
}
