import { holdActivity } from '../../client/worker/activity-lock.ts'

/** Whoever writes into a form is busy with it: a reload for a new build would empty it. */

const LOOK_EVERY_MS = 2_000
const written = new Set<HTMLFormElement>()

/** Until the form is emptied or has left the screen. */
const holdBusy = async (form: HTMLFormElement): Promise<void> => {
  written.add(form)
  const release = holdActivity()
  while (written.has(form) && form.isConnected) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  written.delete(form)
  release()
}

/** Forms that send something; a search or a filter is in the URL and survives a reload. */
const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[method=post]') : null

export const watchUnsavedForms = (): void => {
  addEventListener('input', (event) => {
    const form = formOf(event)
    if (form !== null && !written.has(form)) void holdBusy(form)
  })
  addEventListener('reset', (event) => {
    const form = formOf(event)
    if (form !== null) written.delete(form)
  })
}
