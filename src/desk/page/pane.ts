import { createContext, useContext } from 'react'

/** Where two panes stand beside each other: in which of them this is. */
type Pane = { pane: 'list' } | { pane: 'detail'; takesFocus: boolean }

/** Null where a screen stands alone. */
export const PaneContext = createContext<Pane | null>(null)

export const usePane = (): Pane | null => useContext(PaneContext)
