import type { Page } from 'playwright-core'
import { layoutFaults } from './layout-faults.ts'

/** Text as large as a phone's settings make it. */
const LARGE = '200%'

/** Of the screen's height at most: what bars take together, the same below a question that waits, and the least of a list. */
const SHARES = { bars: 1 / 4, asked: 1 / 2, list: 2 / 5 }
/** So few letters a line nobody reads. */
const LETTERS = 3.5

/** Runs in the page: what large text does to bars, dialogs and columns. */
const faults = ([shares, letters]: readonly [typeof SHARES, number]): string[] => {
  const styleOf = (element: Element) => getComputedStyle(element)
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isClipped = (element: Element) => styleOf(element).clipPath !== 'none'
  const scrolls = (element: Element) => /auto|scroll/.test(styleOf(element).overflow)
  const isSeen = (element: Element) => {
    const { width, height } = boxOf(element)
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const above = (element: Element): Element[] =>
    element.parentElement === null ? [] : [element.parentElement, ...above(element.parentElement)]
  const scrollerOf = (element: Element) => [element, ...above(element)].find(scrolls)
  const nameOf = (element: Element) => `“${(element.textContent ?? '').trim().slice(0, 40)}” (${element.tagName})`

  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const everything = [...(dialog ?? document.body).querySelectorAll('*')].filter(isSeen)

  const beyond = everything.filter((one) => {
    const { left, right } = boxOf(one)
    const isHidden = (other: Element) => styleOf(other).overflowX !== 'visible' || isClipped(other)
    return (left < -1 || right > innerWidth + 1) && !isClipped(one) && !above(one).some(isHidden)
  })

  // Neither dialogs nor toasts, which go again.
  const fixed = everything.filter(
    (one) => /fixed|sticky/.test(styleOf(one).position) && !one.matches('dialog *, [popover]'),
  )
  const bars = fixed.filter((one) => boxOf(one).width > innerWidth / 2)
  const asking = bars.filter((one) => one.matches('[role=status]'))
  const heightOf = (those: readonly Element[]) => those.reduce((sum, one) => sum + boxOf(one).height, 0)
  const tooHigh = (those: readonly Element[], share: number) =>
    heightOf(those) > innerHeight * share
      ? [`bars take ${Math.round(heightOf(those))} px: ${those.map(nameOf).join(', ')}`]
      : []

  const within = [...(dialog ? [dialog] : [...document.querySelectorAll('header')]), ...bars]
  const pressed = within.map((bar) => [...bar.querySelectorAll('a, button, input')].filter(isSeen))
  const overlapping = pressed.flatMap((group) =>
    group.flatMap((one, at) =>
      group.slice(at + 1).flatMap((other) => {
        if (one.contains(other) || scrollerOf(one) !== scrollerOf(other)) return []
        const [a, b] = [boxOf(one), boxOf(other)]
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return across > 2 && down > 2 ? [`${nameOf(one)} lies over ${nameOf(other)}`] : []
      }),
    ),
  )
  // What a list scrolls may be out of sight; a dialog's own buttons and the answers to what it asks may not.
  const covered = [...(dialog?.querySelectorAll('a, button') ?? [])].filter((one) => {
    const scrolled = [one, ...above(one)].some((other) => other !== dialog && scrolls(other))
    const sticks = [one, ...above(one)].some((other) => other !== dialog && styleOf(other).position === 'sticky')
    if (!isSeen(one) || (scrolled && !sticks)) return false
    // A link may go on in the next line.
    const { left, right, top, bottom } = one.getClientRects()[0] ?? boxOf(one)
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return !one.contains(there)
  })
  const narrow = everything.filter(
    (one) =>
      one instanceof HTMLInputElement &&
      /search|text|tel|email/.test(one.type) &&
      boxOf(one).width < 2 * parseFloat(styleOf(one).fontSize),
  )
  // More and less of a number are drawn, and so are a picture and the shop's name.
  const nameless = pressed.flat().filter((one) => {
    const says = one instanceof HTMLElement && one.innerText.trim() !== ''
    return (
      one.tagName !== 'INPUT' &&
      !says &&
      one.querySelector('img, svg + svg') === null &&
      one.parentElement?.querySelector('input') === null
    )
  })

  const isThin = (node: ChildNode): boolean => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top / 8))
    const lines = new Set(tops).size
    const text = (node.textContent ?? '').trim()
    const count = [...new Intl.Segmenter().segment(text)].length
    // Short words that stand whole, one a line, are read.
    return lines > Math.max(2, text.split(/\s+/).length) && count / lines < letters
  }
  const thin = everything
    .filter((one) => ![one, ...above(one)].some(isClipped))
    .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && isThin(node)))

  const lists = [...(dialog?.querySelectorAll('*') ?? [])].filter(
    (one) => scrolls(one) && one.scrollHeight > one.clientHeight + 1 && styleOf(one).display !== 'flex',
  )
  return [
    ...beyond.map((one) => `${nameOf(one)} goes beyond the screen`),
    ...tooHigh(
      bars.filter((one) => !asking.includes(one)),
      shares.bars,
    ),
    ...tooHigh(bars, shares.asked),
    ...overlapping,
    ...covered.map((one) => `${nameOf(one)} is covered`),
    ...narrow.map((one) => `${one.getAttribute('name')} leaves no room to type`),
    ...nameless.map((one) => `${nameOf(one)} has no name to be seen`),
    ...thin.map((node) => `“${(node.textContent ?? '').trim().slice(0, 30)}” has hardly a letter a line`),
    ...lists
      .filter(({ clientHeight }) => clientHeight < innerHeight * shares.list)
      .map((one) => `${nameOf(one)} scrolls within ${one.clientHeight} px`),
  ]
}

/** What is wrong with a page, or with the dialog that is open, where a phone shows text at 200 %. */
export const faultsOfLargeText = async (page: Page): Promise<string[]> => {
  const root = page.locator('html')
  await root.evaluate(async (element, size) => {
    element.style.fontSize = size
    // A dialog measures its head and foot once they are laid out, and may then scroll as a whole.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, LARGE)
  try {
    return [...new Set([...(await layoutFaults(page)), ...(await page.evaluate(faults, [SHARES, LETTERS] as const))])]
  } finally {
    await root.evaluate((element) => element.style.removeProperty('font-size'))
  }
}
