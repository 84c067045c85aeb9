import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router-dom'
import { messages } from '../contract/messages.ts'
import { startHeartbeat } from '../features/account/heartbeat.ts'
import { onSessionExpired, start as startSession } from '../features/account/session.ts'
import { useNetwork } from '../features/account/network.store.ts'
import { startCart } from '../features/cart/cart.store.ts'
import { resumeKeeping } from '../features/keeping/keeping.store.ts'
import '../features/wishlist/wishes.ts'
import { isQuota } from '../offline/quota.ts'
import { reportReach } from '../offline/reach.ts'
import { toastError } from '../ui/toast.ts'
import { isLacking } from './reread.ts'
import { watchMemory } from './restore.ts'
import { noteUpdated, offerUpdate, whenFree } from './updates.ts'
import { UpdatePrompt } from './UpdatePrompt.tsx'
import type { UpdateAnswer } from './UpdatePrompt.tsx'
import { startWorker } from './worker.ts'
import { watchWriting } from './writing.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Several kept answers may turn out old at once; the page is asked to read them again once. */
const FRESHER_TOGETHER_MS = 300

const revalidateTogether = (router: Router): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void router.revalidate(), FRESHER_TOGETHER_MS)
  }
}

/** The prompt has a root of its own, so that nothing of it is in the first paint. */
const updatePrompt = () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  return {
    show: (answer: UpdateAnswer) => root.render(createElement(UpdatePrompt, answer)),
    hide: () => root.render(null),
  }
}

/** A change for which there was no room is told by the phone's notice, and needs no line in the console. */
const onFailure = (event: PromiseRejectionEvent): void => {
  if (isQuota(event.reason) && useNetwork.getState().trouble === 'full') event.preventDefault()
}

/** Asks what became of an open order as soon as there is one and the shop can be reached; sends nothing. */
const watchOpenOrder = (): void => {
  useNetwork.subscribe((now, before) => {
    if (!now.openOrder || !now.online || (before.openOrder && before.online)) return
    void import('../features/checkout/open-order.store.ts')
      .then(({ askOpenOrder }) => askOpenOrder())
      .catch(console.warn)
  })
}

/** Starts what the first paint can do without: log-in, cart, replay and the worker. */
export const startPhone = (router: Router): void => {
  onSessionExpired(() => {
    void toastError(messages.sessionExpired)
    // The page itself may have sent the guest there already, and knows the way back.
    const { location: here, navigation } = router.state
    const { pathname, search } = navigation.location ?? here
    if (pathname !== '/login') void router.navigate('/login', { state: { returnTo: pathname + search } })
  })
  // What the shop's silence has left out is asked for again.
  useNetwork.subscribe(({ online }, before) => {
    if (online && !before.online && isLacking()) void router.revalidate()
  })
  addEventListener('unhandledrejection', onFailure)
  watchOpenOrder()
  startSession()
  startCart()
  startHeartbeat()
  watchWriting()
  watchMemory().catch(console.warn)
  resumeKeeping()
  // Denied in some private windows: then it is a plain web page.
  startWorker({
    onFresher: revalidateTogether(router),
    onUnreached: () => reportReach(false),
    onUpdate: (apply) => void offerUpdate(apply, updatePrompt()),
    onUpdated: () => {
      noteUpdated()
      void whenFree().then(() => location.reload())
    },
  }).catch(console.warn)
}
