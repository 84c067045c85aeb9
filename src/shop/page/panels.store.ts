import type { createBrowserRouter } from 'react-router-dom'
import { create } from 'zustand'
import type { Product } from '../../contract/entities.ts'

type Panel = 'contact' | 'sell' | 'menu' | 'you' | 'log-out' | 'languages' | { packsOf: Product } | { list: string }

/** Which of the layout's panels, or lists that hang from its header, is open: one at a time. */
export const usePanel = create<{ open: Panel | null }>(() => ({ open: null }))

export const openPanel = (open: Panel): void => usePanel.setState({ open })
export const closePanel = (): void => usePanel.setState({ open: null })

/** Closes what is open when another page is asked for. What is opened while that page comes stays. */
export const closePanelOnLeaving = (router: ReturnType<typeof createBrowserRouter>): void => {
  let { key } = router.state.location
  router.subscribe(({ navigation, location }) => {
    const next = (navigation.location ?? location).key
    if (next !== key) closePanel()
    key = next
  })
}
