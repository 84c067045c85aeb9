/** A touch may put something into the cart; without network the strip has to come. */
const USES = ['pointerdown', 'keydown', 'input', 'click', 'offline']

/**
 * Resolves at the first use of the page from now on. Called before hydration: what was pressed or typed earlier is
 * repeated after it, see `early-input.ts`.
 */
export const firstUse = (): Promise<void> =>
  new Promise((resolve) => {
    for (const type of USES) addEventListener(type, () => resolve(), { capture: true, once: true })
  })
