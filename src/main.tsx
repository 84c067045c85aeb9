import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import type { HydrationState } from 'react-router-dom'
import { documentTitle, headOf } from './app/head.ts'
import { readShopSettings } from './app/readShopSettings.ts'
import { keepWhole } from './app/reread.ts'
import { routes } from './app/routes.tsx'
import { watchStaleChunks } from './app/staleChunk.ts'
import './app/workerNews.ts'
import { notePage, watchBack } from './ui/back.ts'

/** What the loaders came to, as the server wrote it into the page, if it rendered this one. */
const renderedData = (): HydrationState | undefined => {
  const text = document.getElementById('loader-data')?.textContent
  // Written by our own renderer from these very loaders.
  return text ? (JSON.parse(text) as HydrationState) : undefined
}

/** Hydration needs the code of the pages that the server has rendered. */
const loadMatchedPages = (): Promise<unknown> =>
  Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )

const start = async (root: HTMLElement): Promise<void> => {
  readShopSettings()
  const hydrationData = renderedData()
  await loadMatchedPages()
  watchBack()
  const router = createBrowserRouter(routes, {
    dataStrategy: keepWhole,
    ...(hydrationData !== undefined && { hydrationData }),
  })
  const nameDocument = (state: typeof router.state) => {
    document.title = documentTitle(headOf(state))
    notePage()
  }
  nameDocument(router.state)
  router.subscribe(nameDocument)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (hydrationData === undefined) createRoot(root).render(app)
  else hydrateRoot(root, app)
  window.catchUp?.()

  // Everything that the first paint can do without: the worker, the phone's memory, the clock of the session.
  const { startPhone } = await import('./app/phone.ts')
  startPhone(router)
}

watchStaleChunks()
const root = document.getElementById('root')
if (root === null) throw new Error('No #root in the page')
// Not awaited here: the pages' files import this one, and would wait for it while it waits for them.
void start(root)
