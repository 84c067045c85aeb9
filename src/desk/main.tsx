import '../ui/base/base.css'
import '../ui/base/layout.module.css'
import '../ui/base/tone.module.css'
import '../ui/base/tint.module.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { openApp } from '../client/app.ts'
import { DESK_TOKEN } from '../client/worker/storage-names.ts'
import { installFirstWorker, trustedWorkerUrl } from '../client/worker/worker-installation.ts'
import { recordPage, watchBack } from '../ui/base/back.ts'
import { keepFocus } from '../ui/base/keep-focus.ts'
import { deskPage } from './app.ts'
import { loadMorePages, routes } from './routes.tsx'
import { takeEarlyInput } from './login/early-input.ts'
import { startSession } from './login/session.ts'
import { startSync } from './sync.ts'
import './ui-labels.ts'

/** Puts the desk's worker to work. Where that is denied the desk needs the network to open. */
const installWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await installFirstWorker(trustedWorkerUrl('/desk/sw.js'), { scope: '/desk/' })
}

const start = async (root: HTMLElement): Promise<void> => {
  openApp(deskPage)
  // The worker's scope ends in a slash: without it a reload would need the network.
  if (location.pathname === '/desk') history.replaceState(history.state, '', `/desk/${location.search}`)
  // It stays where it is read and typed into already.
  if (takeEarlyInput(root)) history.replaceState(history.state, '', '/desk/login')
  watchBack()
  keepFocus()
  const router = createBrowserRouter(routes)
  router.subscribe(recordPage)
  // Logged in or out in another tab.
  addEventListener('storage', ({ key }) => key === DESK_TOKEN && location.reload())
  // What the phone keeps is on its way while the frame is drawn.
  const session = startSession()
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await session
  startSync()
  await installWorker().catch(console.warn)
  await loadMorePages()
}

const root = document.getElementById('root')
if (root === null) throw new Error('No #root in the page')
void start(root)
