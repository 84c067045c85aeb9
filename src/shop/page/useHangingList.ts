import { useCallback, useId } from 'react'
import { closePanel, openPanel, usePanel } from './panels.store.ts'

const isList = (open: ReturnType<typeof usePanel.getState>['open'], id: string): boolean =>
  typeof open === 'object' && open !== null && 'list' in open && open.list === id

/** A list that hangs from the header: its id, whether it is open, and what opens and closes it. */
export const useHangingList = () => {
  const id = useId()
  const isOpen = usePanel(({ open }) => isList(open, id))
  const open = useCallback(() => openPanel({ list: id }), [id])
  // The focus leaves a list also for a panel that was opened in its place.
  const close = useCallback(() => {
    if (isList(usePanel.getState().open, id)) closePanel()
  }, [id])
  return { id, isOpen, open, close }
}
