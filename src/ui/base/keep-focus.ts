/** One thing of a list, or one card: all of it is read out when the focus comes to it. */
const ENTRY = 'li,article'
/** Holds several of them; its heading says which. */
const PART = 'section,dialog,main'
const HEADINGS = 'h1,h2,h3'

/** From the element outwards. Elsewhere, as in menus, what has opened something has the focus again by itself. */
const pathOf = (element: Element): Element[] => {
  const path: Element[] = []
  if (element.closest('main,dialog') === null) return path
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at)
  return path
}

const isHere = (node: Node | null | undefined): node is Element => node instanceof Element && node.isConnected

const nextEntry = (removed: Node, { nextSibling, previousSibling }: MutationRecord): Element | undefined =>
  removed instanceof Element && removed.matches(ENTRY) ? [nextSibling, previousSibling].find(isHere) : undefined

/** Of a list the entry beside the one that is gone, otherwise the entry or the part of the page that it stood in. */
const placeOf = (path: readonly Element[], records: readonly MutationRecord[]): Element | undefined => {
  for (const record of records) {
    const removed = path.find((one) => [...record.removedNodes].includes(one))
    const beside = removed && nextEntry(removed, record)
    if (beside !== undefined) return beside
  }
  const around = path.find(isHere)
  const part = around?.closest(PART)
  return around?.closest(ENTRY) ?? part?.querySelector(HEADINGS) ?? part ?? undefined
}

const focusOn = (place: Element): void => {
  if (!(place instanceof HTMLElement)) return
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * Whoever presses a button that goes by its own press, such as Cancel or Remove, stays at the place where it was, and
 * at one that was disabled until the shop has answered. The browser would begin the page anew, and a reader who listens
 * would not know what has come of the press.
 */
export const keepFocus = (): void => {
  let path: Element[] = []
  let page = ''
  addEventListener('focusin', ({ target }) => {
    path = target instanceof Element ? pathOf(target) : []
    page = location.pathname
  })
  // Left by a press beside everything; what is removed is told of before.
  addEventListener('focusout', () => setTimeout(() => document.activeElement === document.body && (path = [])))
  let disabled: HTMLButtonElement | undefined
  new MutationObserver((records) => {
    for (const { target } of records) {
      if (!(target instanceof HTMLButtonElement)) continue
      if (target.disabled && target === path[0]) disabled = target
      if (target.disabled || target !== disabled) continue
      disabled = undefined
      if (document.activeElement === document.body) target.focus({ preventScroll: true })
    }
    if (path[0] === undefined || isHere(path[0])) return
    const [place, before] = [placeOf(path, records), page]
    path = []
    // Whoever has removed it may lead elsewhere, and another page begins at its top.
    requestAnimationFrame(() => {
      const isLost = document.activeElement === document.body && location.pathname === before
      if (place !== undefined && isHere(place) && isLost) focusOn(place)
    })
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
}
