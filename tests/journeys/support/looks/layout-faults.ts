import type { Page } from 'playwright-core'

/** Runs in the page. Words that a title repeats in full may be cut with dots. */
const faults = (): string[] => {
  interface Word {
    text: string
    element: Element
    boxes: DOMRect[]
  }
  const width = document.documentElement.clientWidth
  const styleOf = (element: Element) => getComputedStyle(element)
  const ancestors = (element: Element): Element[] =>
    element.parentElement === null || element === document.body ? [] : [element, ...ancestors(element.parentElement)]
  const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflow)
  /** A row of chips or cards that is meant to be pushed; what is as high as a dialog scrolls down alone. */
  const goesSideways = (element: Element) => scrolls(element) && /flex|grid/.test(styleOf(element).display)
  const scrollerOf = (element: Element) => ancestors(element).find(scrolls)
  const hasDots = (element: Element) => styleOf(element).textOverflow === 'ellipsis' && element.tagName !== 'H1'
  /** Below the bars that stay in place everything moves along. */
  const stays = (element: Element) => /fixed|sticky/.test(styleOf(element).position)
  const barOf = (element: Element) => ancestors(element).find(stays)

  // What is not near the screen has no size yet.
  for (const part of document.querySelectorAll('main *, footer'))
    if (part instanceof HTMLElement) part.style.setProperty('content-visibility', 'visible')

  const words: Word[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (text === '' || element === null || element.closest('script, style, option, a[href="#main"]') !== null) continue
    // Also what a closed fold holds.
    if (
      !element.checkVisibility({ visibilityProperty: true }) ||
      ancestors(element).some((one) => hasDots(one) || goesSideways(one))
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    // What is only for ears is one pixel wide, or clipped away.
    const isSeen = ancestors(element).every(
      (one) => styleOf(one).clipPath === 'none' && (styleOf(one).display === 'inline' || one.clientWidth > 1),
    )
    if (boxes.length > 0 && isSeen) words.push({ text: text.slice(0, 40), element, boxes })
  }
  /** What clips it: whatever lies within a scroller comes to be seen by scrolling down. */
  const isClipped = (element: Element, box: DOMRect): boolean => {
    const frames = ancestors(element).filter((one) => styleOf(one).overflow !== 'visible')
    const scroller = frames.findIndex(scrolls)
    return frames.some((one, at) => {
      const frame = one.getBoundingClientRect()
      const isBelow = box.bottom > frame.bottom + 2 && (scroller === -1 || at < scroller)
      return box.left < frame.left - 1 || box.right > frame.right + 1 || isBelow
    })
  }
  const cut = words.filter(({ element, boxes }) =>
    boxes.some((box) => box.left < -1 || box.right > width + 1 || isClipped(element, box)),
  )
  /** What is pressed bears its words inside its own edges. */
  const outside = words.filter(({ element, boxes }) => {
    const pressed = element.closest('a, button')
    if (pressed === null || styleOf(pressed).display === 'inline') return false
    const frame = pressed.getBoundingClientRect()
    return boxes.some((box) => box.left < frame.left - 1 || box.right > frame.right + 1)
  })
  const covers = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 3
  const overlapping = words.flatMap((one, at) =>
    words
      .slice(at + 1)
      .filter(
        (other) =>
          one.element !== other.element &&
          barOf(one.element) === barOf(other.element) &&
          scrollerOf(one.element) === scrollerOf(other.element) &&
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          one.boxes.some((box) => other.boxes.some((second) => covers(box, second))),
      )
      .map((other) => `“${one.text}” lies over “${other.text}”`),
  )
  /** Letters of a word of more than one line; English words break at their hyphens. */
  const broken = words.filter(({ element, boxes }) => {
    const pressed = element.closest('button, a')
    // Of links those that look like a button.
    const isPressed = pressed?.tagName === 'BUTTON' || (pressed && styleOf(pressed).borderTopStyle !== 'none')
    if (!pressed || !isPressed || boxes.length < 2) return false
    return [...element.childNodes].some((node) =>
      [...(node.textContent ?? '').matchAll(/[^\s-]+/g)].some(({ 0: word, index }) => {
        if (node.nodeType !== Node.TEXT_NODE) return false
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].map(({ bottom }) => bottom)
        return Math.max(...tops) - Math.min(...tops) > 8
      }),
    )
  })
  const sideways = document.documentElement.scrollWidth - width
  return [
    ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : []),
    ...cut.map(({ text }) => `“${text}” is cut`),
    ...outside.map(({ text }) => `“${text}” sticks out of what is pressed`),
    ...broken.map(({ text }) => `“${text}” has a word that is broken`),
    ...overlapping,
  ]
}

/** What is cut, overlaps or sticks out as the page stands. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(faults)
