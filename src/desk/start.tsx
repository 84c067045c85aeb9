import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { openApp } from '../client/app.ts'
import { DESK_TOKEN } from '../client/worker/storage-names.ts'
import { installFirstWorker, trustedWorkerUrl } from '../client/worker/worker-installation.ts'
import { recordPage, watchBack } from '../ui/base/back.ts'
import { keepFocus } from '../ui/base/keep-focus.ts'
import { language, speak } from '../texts/texts.ts'
import { deskPage } from './app.ts'
import { staffTranslator } from './language/sentences.ts'
import { chooseLanguage, tellWorker } from './language/choose-language.ts'
import { OFFERED } from './language/offered.ts'
import type { LanguageFile } from './load-words.ts'
import { loadMorePages, routes } from './routes.tsx'
import { keepTyped, takeEarlyInput } from './login/early-input.ts'
import { startSession } from './login/session.ts'
import { mayDo } from '../contract/staff.ts'
import { useDesk } from './desk.store.ts'
import { tellNewOrders } from './new-orders.ts'
import { startSync } from './sync.ts'
import { text } from './texts.ts'
import { keepTodayUpToDate } from './today/kept-today.ts'
import './ui-labels.ts'

/** Puts the desk's worker to work. Where that is denied the desk needs the network to open. */
const installWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await installFirstWorker(trustedWorkerUrl('/desk/sw.js'), { scope: '/desk/' })
}

/** So long may Today of last time stand for the real one; a phone that reads its database slowly says so then. */
const STANDS_MAX_MS = 3_000

/** Until what Today shows is read: then it is drawn once, in place of what stands. */
const untilKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, STANDS_MAX_MS)
    const stop = useDesk.subscribe(({ status, me, parcels }) => {
      const isAwaited = status === 'in' && me !== null && mayDo(me.role, 'packing') && parcels === null
      if (status === 'starting' || isAwaited) return
      stop()
      clearTimeout(timer)
      resolve()
    })
  })

/** In another language than English, what server and schemas say is said by what the shop has for it. */
const learnAnswers = async (file: LanguageFile): Promise<void> => {
  const { translatorOf } = await import('../texts/translate.ts')
  speak(language, {
    inWords: staffTranslator(
      file.sentences,
      translatorOf(file.answers, () => file),
    ),
  })
  // Of screens that have no name of their own.
  document.title = text.name
}

/** `file` is of the language being spoken, where that is not English. */
export const start = async (file?: LanguageFile): Promise<void> => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('No #root in the page')
  if (file !== undefined) await learnAnswers(file)
  openApp(deskPage)
  // The worker's scope ends in a slash: without it a reload would need the network.
  if (location.pathname === '/desk') history.replaceState(history.state, '', `/desk/${location.search}`)
  // It stays where it is read and typed into already.
  const isLogin = takeEarlyInput(root)
  const early = OFFERED.find((code) => code === root.querySelector<HTMLSelectElement>('[name=language]')?.value)
  if (isLogin) history.replaceState(history.state, '', '/desk/login')
  watchBack()
  keepFocus()
  const router = createBrowserRouter(routes)
  router.subscribe(recordPage)
  // Logged in or out in another tab.
  addEventListener('storage', ({ key }) => key === DESK_TOKEN && location.reload())
  // What the phone keeps is on its way while the frame is drawn.
  const session = startSession()
  if (root.hasChildNodes() && !isLogin) await untilKnown()
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  if (early !== undefined && early !== language) await chooseLanguage(early, keepTyped)
  await session
  startSync()
  keepTodayUpToDate()
  tellNewOrders(() => void router.navigate('/desk/pack'))
  await tellWorker(language).catch(console.warn)
  await installWorker().catch(console.warn)
  await loadMorePages()
}
