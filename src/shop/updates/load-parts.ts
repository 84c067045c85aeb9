import { partLoads } from '../../ui/base/lazy-component.tsx'

/** Between the code of two parts the page can answer a finger. */
const PAUSE_MS = 50

/**
 * Loads the code of menus, cart and search before they are opened, one after another: what is tapped then shows in the
 * next frame. A part that does not load is requested again when it is shown.
 */
export const loadParts = async (): Promise<void> => {
  for (const load of partLoads) {
    await new Promise((done) => setTimeout(done, PAUSE_MS))
    await load().catch(() => undefined)
  }
}
