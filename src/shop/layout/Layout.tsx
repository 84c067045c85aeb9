import '../startup/ui-labels.ts'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useRouteLoaderData } from 'react-router-dom'
import { dayInIndia } from '../../contract/india.ts'
import { dataOrEmpty, pageLoader } from '../catalogue/loaders.ts'
import { text } from '../../texts/texts.ts'
import { classes } from '../../ui/base/classes.ts'
import { firstTouch } from '../../ui/base/first-touch.ts'
import { clientStarted, pageRested } from '../page/client-started.ts'
import { lazyComponent } from '../../ui/base/lazy-component.tsx'
import { lazySection } from '../../ui/base/lazy-section.tsx'
import { handleOf } from '../head.ts'
import { LanguageButton } from '../languages/LanguageButton.tsx'
import { scrollKeyOf } from '../page/scroll-key.ts'
import { BottomBar } from './nav/BottomBar.tsx'
import { Header } from './header/Header.tsx'
import styles from './Layout.module.css'
import { ContentSkeleton } from './status/PageSkeleton.tsx'
import { Fold } from '../page/Fold.tsx'
import { usePanel } from '../page/panels.store.ts'
import { TitleBar } from '../page/TitleBar.tsx'
import bar from '../page/TitleBar.module.css'
import { comingTitle, titleOf } from '../page/title-of.ts'
import { useSlowNavigation } from './status/useSlowNavigation.ts'
import { withTexts } from '../../texts/load-texts.ts'

const DealBanner = lazySection(async () => (await withTexts('shop', import('./header/DealBanner.tsx'))).DealBanner)
const FeatureStrip = lazySection(
  async () => (await withTexts('shop', import('./footer/FeatureStrip.tsx'))).FeatureStrip,
)
const Footer = lazySection(async () => (await withTexts('shop', import('./footer/Footer.tsx'))).Footer)
const OfflineStrip = lazySection(
  async () => (await withTexts('shop', import('./status/OfflineStrip.tsx'))).OfflineStrip,
)
/** While a page comes nothing of it opens; at rest they come from the worker's files, so that the first tap is quick. */
const Panels = lazyComponent(async () => {
  await Promise.race([firstTouch(), clientStarted, pageRested])
  return (await withTexts('shop', import('./menus/Panels.tsx'))).Panels
})

/** The deal and the day on which it was asked for. A deal that does not come leaves no hole. */
export const loader = pageLoader(async (ask) => {
  const [deal = null] = dataOrEmpty(await ask('deal'))
  return { deal, today: dayInIndia(Date.now()) }
})

const BARE = new Set(['/login', '/signup'])

/** Header, navigation, panels and footer around every page. */
export const Layout = () => {
  const data = useRouteLoaderData<typeof loader>('layout')
  const matches = useMatches()
  const location = useLocation()
  const handle = handleOf(matches)
  const match = matches[matches.length - 1]
  const slow = useSlowNavigation()
  const path = (slow ?? location.pathname).replace(/\/+$/, '') || '/'
  const bare = BARE.has(path)
  // The skeleton has no h1 of its own.
  const title = slow ? comingTitle(path) : titleOf(path, handle, match)
  const isHeading = slow !== null || (handle?.heading !== undefined && !handle.subHeader)
  const searching = path === '/search'
  const hasBar = path !== '/' && !searching
  const main = useRef<HTMLElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) first.current = false
    // While the page came somebody may have begun to search, or opened a menu.
    else if (usePanel.getState().open === null) main.current?.focus({ preventScroll: true })
  }, [location.pathname])
  return (
    <div className={classes(styles.layout, handle?.buyBar && styles.buy, handle?.checkout && styles.checkout)}>
      <a className={styles.skip} href="#main">
        {text.layout.skip}
      </a>
      <OfflineStrip />
      <header>
        {path === '/' && <DealBanner deal={data?.deal ?? null} today={data?.today ?? ''} />}
        <Header here={location} bare={bare} hasBar={hasBar} searching={searching} />
        {hasBar && (
          <TitleBar
            title={title}
            isHeading={isHeading}
            note={slow ? '' : handle?.note?.(match?.loaderData)}
            tools={
              slow ? null : handle?.checkout ? (
                <LanguageButton className={bar.tool} />
              ) : (
                handle?.tools?.(match?.loaderData)
              )
            }
          />
        )}
      </header>
      {hasBar && <Fold />}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {slow ? <ContentSkeleton path={path} /> : <Outlet />}
      </main>
      {(path === '/' || handle?.subHeader) && <FeatureStrip />}
      <Footer short={handle?.checkout} />
      {!handle?.checkout && <BottomBar />}
      <Panels />
      {/* The position of a skeleton must not be stored as that of the page it stands for. */}
      <ScrollRestoration getKey={(other) => (slow && other.key === location.key ? '' : scrollKeyOf(other))} />
    </div>
  )
}
