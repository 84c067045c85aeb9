import { create } from 'zustand'
import type { Product } from '../../../contract/entities.ts'

type Panel = 'contact' | 'sell' | 'side-menu' | 'you' | 'more' | 'log-out' | { packsOf: Product }

/** Which of the layout's panels is open; one at a time. */
export const usePanel = create<{ open: Panel | null }>(() => ({ open: null }))

export const openPanel = (open: Panel): void => usePanel.setState({ open })
export const closePanel = (): void => usePanel.setState({ open: null })
