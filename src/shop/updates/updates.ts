import { isActivityHeld } from '../../client/worker/activity-lock.ts'
import type { UpdateAnswer } from './UpdatePrompt.tsx'

/** When a new build may take over: never while a window orders, uploads or sends, for the reload would break that. */

const WAITING_SINCE = 'update-waiting-since'
/** After this long it is activated without asking, at a moment when no window is busy. */
const FORCE_AFTER_MS = 7 * 24 * 3_600_000
const LOOK_EVERY_MS = 2_000

const lookUntil = async (isBusy: boolean): Promise<void> => {
  while ((await isActivityHeld()) !== isBusy) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
}
const whenBusy = (): Promise<void> => lookUntil(true)

/** Resolves when no window is at anything that a reload would break. */
export const whenFree = (): Promise<void> => lookUntil(false)

/** Records that a new build waits, and returns whether it has waited too long. */
const isOverdue = (): boolean => {
  try {
    const since = Number(localStorage.getItem(WAITING_SINCE)) || Date.now()
    localStorage.setItem(WAITING_SINCE, String(since))
    return Date.now() - since > FORCE_AFTER_MS
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
 * A new build waits: asks as soon as nobody is busy, and takes the question back while somebody is. Once answered it is
 * not asked again: Update is done as soon as nobody is busy, Later means when the shop is next opened.
 */
export const offerUpdate = async (apply: () => void, { show, hide }: Prompt): Promise<void> => {
  const said: { answer?: 'update' | 'later' } = {}
  for (;;) {
    await whenFree()
    if (said.answer === 'update' || isOverdue()) return apply()
    if (said.answer === 'later') return
    await new Promise<void>((resolve) => {
      // A tap may come at the moment when the question is taken back; it counts all the same.
      const say = (answer: 'update' | 'later') => () => {
        said.answer = answer
        resolve()
      }
      show({ update: say('update'), later: say('later') })
      void whenBusy().then(resolve)
    })
    hide()
  }
}
