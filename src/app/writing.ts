import { beBusy } from '../offline/busy.ts'

/** Whoever writes into a form is busy with it: a reload for a new build would empty it. */

const LOOK_EVERY_MS = 2_000
const written = new Set<HTMLFormElement>()

/** Until the form is emptied or has left the screen. */
const holdBusy = async (form: HTMLFormElement): Promise<void> => {
  written.add(form)
  const letGo = beBusy()
  while (written.has(form) && form.isConnected) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  written.delete(form)
  letGo()
}

/** Forms that send something; a search or a filter stands in the address and is there again. */
const formOf = ({ target }: Event): HTMLFormElement | null =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[method=post]') : null

export const watchWriting = (): void => {
  addEventListener('input', (event) => {
    const form = formOf(event)
    if (form !== null && !written.has(form)) void holdBusy(form)
  })
  addEventListener('reset', (event) => {
    const form = formOf(event)
    if (form !== null) written.delete(form)
  })
}
