import { createElement } from 'react'
import { labels } from './labels.ts'
import type { ToastAction } from './ToastAction.tsx'

/** A refusal, or words alone. */
type Said = string | { message: string; code?: string | undefined }

const inWords = (said: Said): string =>
  typeof said === 'string' ? labels().inWords(said) : labels().inWords(said.message, said.code)

/**
 * The toaster's code is fetched with the first toast, after the first paint; without it there is no toast. Only the
 * headless half: no styles at run time.
 */
const show = async (kind: 'success' | 'error', text: string, action?: ToastAction): Promise<void> => {
  try {
    const { toast } = await import('react-hot-toast/headless')
    const message = action && createElement((await import('./ToastAction.tsx')).WithAction, { text, ...action })
    toast[kind](message ?? text, { id: text })
  } catch (error) {
    console.warn(text, error)
  }
}

/** When the last refusal was told, in ms of `performance.now`. */
let refusedAt = -Infinity

/**
 * Shown top right for five seconds; read out politely. `askedAt`: when the user wished for it, in ms of `performance.now`,
 * where the answer comes by the way: a refusal told since then is about something newer, and stays.
 */
export const toastSuccess = (text: string, askedAt = performance.now()): Promise<void> =>
  askedAt < refusedAt ? Promise.resolve() : show('success', inWords(text))

/** The same, with the way on. */
export const toastDone = (text: string, action: ToastAction): Promise<void> => show('success', inWords(text), action)

/** A refusal; read out at once. */
export const toastError = (said: Said): Promise<void> => {
  refusedAt = performance.now()
  return show('error', inWords(said))
}
