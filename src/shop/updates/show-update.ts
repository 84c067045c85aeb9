import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { createBrowserRouter } from 'react-router-dom'
import { withoutLanguage } from '../../contract/languages.ts'
import { isCalmPage } from '../page/calm-pages.ts'
import { UpdatePrompt, type UpdateAnswer } from './UpdatePrompt.tsx'

/** Whoever comes to no calm page for so long is asked on any. */
const PATIENCE_MS = 10 * 60_000

/** The question has a root of its own, so that nothing of it is in the first paint. It waits for a calm page. */
export const updatePrompt = (router: ReturnType<typeof createBrowserRouter>) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  let since: number | undefined
  let stop = () => {}
  const hide = () => {
    stop()
    root.render(null)
  }
  const show = (answer: UpdateAnswer) => {
    const dueAt = (since ??= Date.now()) + PATIENCE_MS
    const ask = () => {
      const path = withoutLanguage(router.state.location.pathname)
      root.render(isCalmPage(path) || Date.now() >= dueAt ? createElement(UpdatePrompt, answer) : null)
    }
    const timer = setTimeout(ask, dueAt - Date.now())
    const leave = router.subscribe(ask)
    stop = () => {
      clearTimeout(timer)
      leave()
    }
    ask()
  }
  return { show, hide }
}
