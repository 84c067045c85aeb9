/** What was done in the log-in that the page brings with it, before the code of the desk had come. */

interface EarlyInput {
  phone: string
  hasFocus: boolean
  /** The script in the page keeps it from being sent by the browser. */
  wasSent: boolean
}

const NOTHING: EarlyInput = { phone: '', hasFocus: false, wasSent: false }
let early = NOTHING

/** Reads it before React draws in its place; returns whether the log-in is shown. */
export const takeEarlyInput = (root: HTMLElement): boolean => {
  const field = root.querySelector<HTMLInputElement>('[name=phone_number]')
  if (field === null) return false
  early = { phone: field.value, hasFocus: field === document.activeElement, wasSent: 'sent' in root.dataset }
  return true
}

export const earlyInput = (): EarlyInput => early

/** It was taken over. */
export const forgetEarlyInput = (): void => void (early = NOTHING)
