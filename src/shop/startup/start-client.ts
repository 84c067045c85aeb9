import type { createBrowserRouter } from 'react-router-dom'
import { text } from '../../texts/texts.ts'
import { withoutLanguage } from '../../contract/languages.ts'
import { startSyncScheduler } from '../../client/page/scheduler.ts'
import { onSessionExpired, startSession } from '../session/session.ts'
import { useNetwork } from '../../client/page/network.store.ts'
import { startCart } from '../cart/cart-actions.ts'
import { resumeDownloads } from '../saved/saved.store.ts'
import '../wishlist/wishlist-actions.ts'
import '../order-attempts/attempts.ts'
import { needsLook, useAttempts } from '../order-attempts/attempts.store.ts'
import { getDb } from '../../client/db/get-db.ts'
import { openApp } from '../../client/app.ts'
import { shopPage } from '../app.ts'
import { startCounting } from '../data-use/count.shared.ts'
import { isQuota } from '../../client/db/quota-recovery.ts'
import { reportReachability } from '../../client/api/reachability.ts'
import { keepFocus } from '../../ui/base/keep-focus.ts'
import { toastError } from '../../ui/base/toast.ts'
import { hasPartialData } from './keep-data-strategy.ts'
import { watchStorage } from './storage-recovery.ts'
import { noteUpdated, offerUpdate, whenFree } from '../updates/updates.ts'
import { watchLanguages } from '../languages/language-offer.ts'
import { tellSent } from './tell-sent.ts'
import { watchInstall } from '../updates/install-prompt.ts'
import { updatePrompt } from '../updates/show-update.ts'
import { startWorker } from '../updates/register-worker.ts'
import { readDataUse } from '../data-use/data-use.ts'
import { watchUnsavedForms } from './unsaved-forms.ts'
import { withTexts } from '../../texts/load-texts.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Several cached answers may turn out old at once; the page is revalidated once. */
const FRESHER_TOGETHER_MS = 300

const revalidateTogether = (router: Router): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(() => void router.revalidate(), FRESHER_TOGETHER_MS)
  }
}

/** A change that exceeded the quota is reported by `StorageNotice`, and needs no line in the console. */
const onFailure = (event: PromiseRejectionEvent): void => {
  if (isQuota(event.reason) && useNetwork.getState().trouble === 'full') event.preventDefault()
}

/** Old attempts go. */
const expireOld = (): void =>
  void Promise.all([getDb(), import('../order-attempts/expire-attempts.shared.ts')])
    .then(([local, { expireAttempts }]) => expireAttempts(local))
    .catch(console.warn)

/** Asks what became of an open order as soon as there is one and the shop can be reached; sends nothing. */
const watchOpenOrder = (): void => {
  let wasDue = false
  const look = () => {
    const isDue = useNetwork.getState().online && needsLook(useAttempts.getState())
    if (isDue && !wasDue)
      void withTexts('rest', import('../order-attempts/open-order.ts'))
        .then(({ askOpenOrder }) => askOpenOrder())
        .catch(console.warn)
    wasDue = isDue
  }
  useNetwork.subscribe(look)
  useAttempts.subscribe(look)
}

/** Starts what the first paint can do without: log-in, cart, replay and the worker; the rest once the page is `used`. */
export const startClient = (router: Router, used: Promise<void>): void => {
  openApp(shopPage)
  onSessionExpired(() => {
    void toastError(text.messages.sessionExpired)
    // The page itself may have sent the guest there already, and knows the way back.
    const { location: here, navigation } = router.state
    const { pathname, search } = navigation.location ?? here
    const path = withoutLanguage(pathname)
    if (path !== '/login') void router.navigate('/login', { state: { returnTo: path + search } })
  })
  // Parts that did not load while the server was unreachable are requested again.
  useNetwork.subscribe(({ online }, before) => {
    if (online && !before.online && hasPartialData()) void router.revalidate()
  })
  addEventListener('unhandledrejection', onFailure)
  keepFocus()
  watchOpenOrder()
  watchInstall(router)
  watchLanguages()
  startSession()
  startCart()
  startSyncScheduler()
  tellSent()
  expireOld()
  watchUnsavedForms()
  watchStorage().catch(console.warn)
  resumeDownloads()
  void readDataUse()
  startCounting()
  // Denied in some private windows: then it is a plain web page.
  startWorker({
    used,
    onFresher: revalidateTogether(router),
    onUnreached: () => reportReachability(false),
    onUpdate: (apply) => void offerUpdate(apply, updatePrompt(router)),
    onUpdated: () => {
      noteUpdated()
      void whenFree().then(() => location.reload())
    },
  }).catch(console.warn)
}
