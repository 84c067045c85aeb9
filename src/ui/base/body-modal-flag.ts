const MARK = 'modal-active'

export interface OpenDialog {
  dialog: HTMLElement
  /** Epoch milliseconds. */
  since: number
}
const open: OpenDialog[] = []
const listeners = new Set<() => void>()

/** Sets `modal-active` on the body while any dialog is open. Returns a function that removes it. */
export const flagModal = (dialog: HTMLElement): (() => void) => {
  const mine = { dialog, since: Date.now() }
  open.push(mine)
  document.body.classList.add(MARK)
  document.body.setAttribute(MARK, '')
  listeners.forEach((listener) => listener())
  return () => {
    open.splice(open.indexOf(mine), 1)
    listeners.forEach((listener) => listener())
    if (open.length > 0) return
    document.body.classList.remove(MARK)
    document.body.removeAttribute(MARK)
  }
}

/** The dialog above all others, if one is open. */
export const topDialog = (): OpenDialog | null => open[open.length - 1] ?? null

/** Calls back when a dialog opens or closes. Returns an unsubscribe function. */
export const onDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
