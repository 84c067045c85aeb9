const MARK = 'modal-active'
let open = 0

/** The body carries `modal-active` while any dialog is open (spec 2.2). Answers what takes the mark off again. */
export const markModal = (): (() => void) => {
  open += 1
  document.body.classList.add(MARK)
  document.body.setAttribute(MARK, '')
  return () => {
    open -= 1
    if (open > 0) return
    document.body.classList.remove(MARK)
    document.body.removeAttribute(MARK)
  }
}
