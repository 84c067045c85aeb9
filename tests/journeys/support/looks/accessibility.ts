import axe from 'axe-core'
import type { Page, ViewportSize } from 'playwright-core'
import { DESK, MOBILE } from '../phone.ts'

/** What a theme changes; every other rule sees the same page in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What keeps somebody from using a page as it stands. */
export const accessibilityOf = (page: Page) => {
  /** What axe finds wrong with the page as it stands, or with a part of it, with the places. */
  const violations = async (part: string, only: string[] | undefined): Promise<string[]> => {
    if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
    return page.evaluate(
      async ([within, chosen]) => {
        // The script just above.
        const { axe: loaded } = globalThis as unknown as { axe: typeof axe }
        // axe leaves them out unless asked, though 2.5.3 and 2.5.8 are of the levels.
        const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }
        const options = chosen === undefined ? { rules } : { runOnly: chosen }
        const { violations: found } = await loaded.run(within, { ...options, resultTypes: ['violations'] })
        return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
      },
      [part, only] as const,
    )
  }

  /** Links and buttons that a finger could miss. Within a sentence a line's height is enough. */
  const smallTargets = (): Promise<string[]> =>
    page.evaluate(() => {
      const isInSentence = (one: Element) =>
        getComputedStyle(one).display === 'inline' &&
        [...(one.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        )
      return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=button]')]
        .filter(
          (one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[aria-hidden=true]') === null,
        )
        .flatMap((one) => {
          // What is pressed with it counts as well: a label, and what a link covers.
          const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined
          const boxes = [one, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect())
          const cover = getComputedStyle(one, '::after')
          const covers =
            cover.position === 'absolute' ? [{ width: parseFloat(cover.width), height: parseFloat(cover.height) }] : []
          const [width, height] = (['width', 'height'] as const).map((side) =>
            Math.max(...[...boxes, ...covers].map((box) => box[side])),
          )
          if (width === undefined || height === undefined || width <= 1) return []
          // The line of the deal was decided to be 36 px high; it is as wide as the screen.
          const least = isInSentence(one) ? 24 : width >= innerWidth ? 36 : 48
          return height < least - 1 || (width < least - 1 && !isInSentence(one))
            ? [
                `${Math.round(width)} × ${Math.round(height)}: ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}`,
              ]
            : []
        })
    })

  /** The same in light and in dark, at these widths. */
  const checkHere = async (
    viewports: Record<string, ViewportSize> = { MOBILE, DESK },
    part = 'html',
  ): Promise<string[]> => {
    const found: string[] = []
    for (const theme of ['light', 'dark'])
      for (const [name, viewport] of Object.entries(viewports)) {
        await page.setViewportSize(viewport)
        await page.evaluate((chosen) => void (document.documentElement.dataset['theme'] = chosen), theme)
        const faults =
          theme === 'light'
            ? [...(await violations(part, undefined)), ...(await smallTargets())]
            : await violations(part, COLOUR_RULES)
        found.push(...faults.map((fault) => `${name} ${theme} ${fault}`))
      }
    await page.setViewportSize(MOBILE)
    return found
  }

  /** What somebody could not use of each screen that was checked. */
  const found: Record<string, string[]> = {}
  const check = async (screen: string): Promise<void> => {
    const faults = await checkHere()
    if (faults.length > 0) found[screen] = faults
  }
  return { checkHere, check, found }
}
