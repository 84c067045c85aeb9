import './ui/base/base.css'
import './ui/base/layout.module.css'
import './ui/base/tone.module.css'
import './ui/base/tint.module.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState } from 'react-router-dom'
import { decodePageData, type PageData } from './contract/page-data.ts'
import { languageOf, prefixOf } from './contract/languages.ts'
import { applyShopSettings, SHOP_SETTINGS, type ShopSettings } from './contract/shop-settings.ts'
import { documentTitle, headOf } from './shop/head.ts'
import { closePanelOnLeaving } from './shop/page/panels.store.ts'
import { carryState } from './shop/startup/carried-state.ts'
import { keepCompleteData } from './shop/startup/keep-data-strategy.ts'
import { routes } from './shop/routes.tsx'
import { watchStaleChunks } from './shop/startup/stale-chunk-reload.ts'
import './shop/updates/worker-messages.ts'
import { retryUntilLoaded } from './client/worker/retry-until-loaded.ts'
import { openLanguage } from './texts/load-texts.ts'
import { recordPage, watchBack } from './ui/base/back.ts'
import { firstOf } from './ui/base/first-touch.ts'

/** Reads what the server wrote into this page. A page rendered on the client uses the stored copy of the last one. */
const readShopSettings = (): void => {
  try {
    const told = document.getElementById(SHOP_SETTINGS)?.textContent
    // Written by our own renderer.
    applyShopSettings(JSON.parse(told || localStorage.getItem(SHOP_SETTINGS) || '{}') as Partial<ShopSettings>)
    if (told) localStorage.setItem(SHOP_SETTINGS, told)
  } catch {
    // Without storage only the page's own settings count.
  }
}

/** A touch may put something into the cart; without network the strip has to come. */
const USES = ['pointerdown', 'keydown', 'input', 'click', 'offline']

/** What the loaders came to, as the server wrote it into the page, if it rendered this one. */
const renderedData = (): HydrationState | undefined => {
  const text = document.getElementById('loader-data')?.textContent
  // Written by our own renderer from these very loaders.
  return text ? (decodePageData(JSON.parse(text) as PageData) as HydrationState) : undefined
}

/** Hydration needs the code of the pages that the server has rendered. */
const loadMatchedPages = (basename: string): Promise<unknown> =>
  Promise.all(
    (matchRoutes(routes, location, basename) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )

const start = async (root: HTMLElement): Promise<void> => {
  readShopSettings()
  // From before hydration on: what was pressed or typed earlier is repeated after it, see `early-input.ts`.
  const used = firstOf(USES)
  const hydrationData = renderedData()
  const language = languageOf(location.pathname)
  const basename = prefixOf(language) || '/'
  await retryUntilLoaded(() => Promise.all([openLanguage(language), loadMatchedPages(basename)]))
  watchBack()
  carryState()
  const router = createBrowserRouter(routes, {
    basename,
    dataStrategy: keepCompleteData,
    ...(hydrationData !== undefined && { hydrationData }),
  })
  const nameDocument = (state: typeof router.state) => {
    document.title = documentTitle(headOf(state))
    recordPage()
  }
  nameDocument(router.state)
  router.subscribe(nameDocument)
  closePanelOnLeaving(router)
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (hydrationData === undefined) createRoot(root).render(app)
  // In slices, between which the phone can answer a finger.
  else startTransition(() => void hydrateRoot(root, app))

  // Everything that the first paint can do without: the worker, the local database, the session check.
  const { startWhenWanted } = await retryUntilLoaded(() => import('./shop/startup/start-when-wanted.ts'))
  await startWhenWanted(router, used)
}

watchStaleChunks()
const root = document.getElementById('root')
if (root === null) throw new Error('No #root in the page')
// Not awaited here: the pages' files import this one, and would wait for it while it waits for them. In a task of its own:
// what the phone reads at once, it does not answer a finger in.
setTimeout(() => void start(root))
