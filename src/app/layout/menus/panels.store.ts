import { create } from 'zustand'
import type { Product } from '../../../contract/entities.ts'

type Panel = 'contact' | 'sell' | 'side-menu' | 'you' | 'more' | 'log-out' | { packsOf: Product }

/** Which of the layout's panels is open, one at a time, and the path it was opened on. */
export const usePanel = create<{ open: Panel | null; openedOn: string }>(() => ({ open: null, openedOn: '' }))

export const openPanel = (open: Panel): void => usePanel.setState({ open, openedOn: location.pathname })
export const closePanel = (): void => usePanel.setState({ open: null })

/** Closes what another page opened. The address changes before its page is drawn, and one may tap in between. */
export const closePanelOfOtherPage = (path: string): void => {
  if (usePanel.getState().openedOn !== path) closePanel()
}
