const TOUCHES = ['scroll', 'pointerdown', 'keydown']

let first: Promise<void> | undefined

/** Resolves once the page has been scrolled, touched or typed into: what is only looked at does no more than it shows. */
export const firstTouch = (): Promise<void> =>
  (first ??= new Promise((resolve) => {
    if (scrollY > 0) resolve()
    for (const type of TOUCHES) addEventListener(type, () => resolve(), { capture: true, once: true, passive: true })
  }))
