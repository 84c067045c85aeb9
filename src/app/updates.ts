import { isAnyoneBusy } from '../offline/busy.ts'
import type { UpdateAnswer } from './UpdatePrompt.tsx'

/** When a new build may take over (reliability 1, fault 25): never while a window orders, uploads or sends. */

const WAITING_SINCE = 'update-waiting-since'
/** After so long it is put to work without asking, at a moment when nobody is busy. */
const PATIENCE_MS = 7 * 24 * 3_600_000
const LOOK_EVERY_MS = 2_000

const lookUntil = async (isBusy: boolean): Promise<void> => {
  while ((await isAnyoneBusy()) !== isBusy) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}
const whenBusy = (): Promise<void> => lookUntil(true)

/** Resolves when no window of this phone is at anything that a reload would break. */
export const whenFree = (): Promise<void> => lookUntil(false)

/** Notes that a new build waits, and answers whether it has waited too long. */
const isOverdue = (): boolean => {
  try {
    const since = Number(localStorage.getItem(WAITING_SINCE)) || Date.now()
    localStorage.setItem(WAITING_SINCE, String(since))
    return Date.now() - since > PATIENCE_MS
  } catch {
    return false
  }
}

/** The new build is at work. */
export const noteUpdated = (): void => localStorage.removeItem(WAITING_SINCE)

interface Prompt {
  show: (answer: UpdateAnswer) => void
  hide: () => void
}

/**
 * A new build waits: asks as soon as nobody is busy, and takes the question back while somebody is. Whoever says Later is
 * asked again when the shop is next opened.
 */
export const offerUpdate = async (apply: () => void, { show, hide }: Prompt): Promise<void> => {
  for (;;) {
    await whenFree()
    if (isOverdue()) break
    const answer = await new Promise<'update' | 'later' | 'busy'>((resolve) => {
      show({ update: () => resolve('update'), later: () => resolve('later') })
      void whenBusy().then(() => resolve('busy'))
    })
    hide()
    if (answer === 'later') return
    // Somebody may have gone to the checkout at the moment of the answer.
    if (answer === 'update' && !(await isAnyoneBusy())) break
  }
  apply()
}
