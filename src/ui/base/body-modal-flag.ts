import { create } from 'zustand'

const MARK = 'modal-active'

export interface OpenDialog {
  dialog: HTMLElement
  /** Epoch milliseconds. */
  since: number
}

const useOpenDialogs = create<readonly OpenDialog[]>(() => [])

/** Sets `modal-active` on the body while any dialog is open. Returns a function that removes it. */
export const flagModal = (dialog: HTMLElement): (() => void) => {
  const mine = { dialog, since: Date.now() }
  const show = (open: readonly OpenDialog[]) => {
    useOpenDialogs.setState(open, true)
    document.body.classList.toggle(MARK, open.length > 0)
    document.body.toggleAttribute(MARK, open.length > 0)
  }
  show([...useOpenDialogs.getState(), mine])
  return () => show(useOpenDialogs.getState().filter((one) => one !== mine))
}

/** The dialog above all others, if one is open. */
export const useTopDialog = (): OpenDialog | null => useOpenDialogs((open) => open[open.length - 1] ?? null)
