/** Resolves at the first of these events from now on. */
export const firstOf = (types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const type of types) addEventListener(type, () => resolve(), { capture: true, once: true, passive: true })
  })

let touched: Promise<void> | undefined

/** Resolves once the page has been scrolled, touched or typed into: what is only looked at does no more than it shows. */
export const firstTouch = (): Promise<void> =>
  (touched ??= scrollY > 0 ? Promise.resolve() : firstOf(['scroll', 'pointerdown', 'keydown']))
