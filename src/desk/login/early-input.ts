/** What was done in the log-in before this page's code had come, in what stands there until then or in another language. */

interface EarlyInput {
  phone: string
  hasFocus: boolean
  /** The script in the page keeps it from being sent by the browser. */
  wasSent: boolean
}

const NOTHING: EarlyInput = { phone: '', hasFocus: false, wasSent: false }
let early = NOTHING

const TYPED = 'desk-typed'

/** Keeps what is typed over the load of the page that a change of language needs. */
export const keepTyped = (): void => {
  const typed = document.querySelector<HTMLInputElement>('[name=phone_number]')?.value ?? ''
  if (typed !== '') sessionStorage.setItem(TYPED, typed)
}

const takeTyped = (): string => {
  try {
    const typed = sessionStorage.getItem(TYPED) ?? ''
    sessionStorage.removeItem(TYPED)
    return typed
  } catch {
    return ''
  }
}

/** Reads it before React draws in its place; returns whether the log-in is shown. */
export const takeEarlyInput = (root: HTMLElement): boolean => {
  const typed = takeTyped()
  const field = root.querySelector<HTMLInputElement>('[name=phone_number]')
  early = { ...NOTHING, phone: typed }
  if (field === null) return false
  early = { phone: field.value || typed, hasFocus: field === document.activeElement, wasSent: 'sent' in root.dataset }
  return true
}

export const earlyInput = (): EarlyInput => early

/** It was taken over. */
export const forgetEarlyInput = (): void => void (early = NOTHING)
