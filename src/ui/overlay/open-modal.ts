/**
 * Shows a dialog in the next frame and makes it modal in the frame after. Each of the page's elements gets its style
 * anew when it becomes inert, and on a slow phone the tap would wait for that. Above another dialog it is modal at once:
 * it would not be seen otherwise. Returns a function that cancels the second step.
 */
export const openModal = (dialog: HTMLDialogElement, onEscape: () => void): (() => void) => {
  if (document.querySelector('dialog[open]') !== null) {
    dialog.showModal()
    return () => undefined
  }
  const onKey = ({ key }: KeyboardEvent) => void (key === 'Escape' && onEscape())
  dialog.open = true
  addEventListener('keydown', onKey)
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      cancel()
      dialog.open = false
      dialog.showModal()
    })
  })
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    removeEventListener('keydown', onKey)
  }
  return cancel
}
