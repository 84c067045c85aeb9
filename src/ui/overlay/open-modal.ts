import { afterPaint } from '../base/after-paint.ts'

interface Reactions {
  /** Escape was pressed before the browser itself would tell of it. */
  onEscape: () => void
  /** The dialog is modal. */
  onModal: () => void
}

/**
 * Shows a dialog in the next frame and makes it modal in the frame after. Each of the page's elements gets its style
 * anew when it becomes inert, and on a slow phone the tap would wait for that. Above another dialog it is modal at once:
 * it would not be seen otherwise. Returns a function that cancels the second step.
 */
export const openModal = (dialog: HTMLDialogElement, { onEscape, onModal }: Reactions): (() => void) => {
  const isAbove = document.querySelector('dialog[open]') !== null
  const onKey = ({ key }: KeyboardEvent) => void (key === 'Escape' && onEscape())
  const finish = () => {
    removeEventListener('keydown', onKey)
    dialog.open = false
    dialog.showModal()
    onModal()
  }
  dialog.open = true
  addEventListener('keydown', onKey)
  const cancel = isAbove ? finish() : afterPaint(finish)
  return () => {
    cancel?.()
    removeEventListener('keydown', onKey)
  }
}
