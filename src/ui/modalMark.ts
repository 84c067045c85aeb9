const MARK = 'modal-active'

export interface OpenDialog {
  dialog: HTMLElement
  /** Epoch milliseconds. */
  since: number
}
const open: OpenDialog[] = []
const listeners = new Set<() => void>()

/** The body carries `modal-active` while any dialog is open (spec 2.2). Answers what takes the mark off again. */
export const markModal = (dialog: HTMLElement): (() => void) => {
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

/** Told when a dialog opens or closes; answers how to stop. */
export const onDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
