import type { Page } from 'playwright-core'

/** How much of the screen has moved by itself since the page was asked for, as browsers count it. */
export const shiftsOf = (on: Page): Promise<number> =>
  on.evaluate(
    () =>
      new Promise<number>((tell) => {
        let sum = 0
        new PerformanceObserver((list) => {
          // The entries of this type have a value.
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)))
      }),
  )
