import { language } from '../../../texts/texts.ts'

/** Speech to words, where the browser offers it. The DOM library does not know it: only Chromium and Safari do. */

interface Heard extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}
const isHeard = (event: Event): event is Heard => 'results' in event
const wordsIn = (event: Event): string => (isHeard(event) ? (event.results[0]?.[0]?.transcript ?? '') : '')

interface Recognition extends EventTarget {
  lang: string
  start: () => void
  abort: () => void
}
type Constructor = new () => Recognition

const REFUSED = 'voice-refused'

const constructorOf = (): Constructor | undefined => {
  // Checked just here.
  const names = window as { SpeechRecognition?: Constructor; webkitSpeechRecognition?: Constructor }
  return names.SpeechRecognition ?? names.webkitSpeechRecognition
}

/** Whether it is there and was not refused since the shop was opened. */
export const canListen = (): boolean => {
  try {
    return constructorOf() !== undefined && sessionStorage.getItem(REFUSED) === null
  } catch {
    return false
  }
}

/** It will not work later either: not allowed, or not in this language. */
const FINAL = new Set(['not-allowed', 'service-not-allowed', 'language-not-supported', 'audio-capture'])

export interface Listener {
  onHeard: (words: string) => void
  /** Nothing was heard; `isFinal` when it is not to be tried again. */
  onFailed: (isFinal: boolean) => void
  onEnd: () => void
}

/** Listens in the language of the page; returns how to stop. Only to be called by a press. */
export const listen = ({ onHeard, onFailed, onEnd }: Listener): (() => void) => {
  const Found = constructorOf()
  if (Found === undefined) return () => undefined
  const recognition = new Found()
  recognition.lang = `${language}-IN`
  recognition.addEventListener('result', (event) => onHeard(wordsIn(event)))
  recognition.addEventListener('error', (event) => {
    const error = 'error' in event ? String(event.error) : ''
    if (error === 'aborted') return
    const isFinal = FINAL.has(error)
    if (isFinal) sessionStorage.setItem(REFUSED, '1')
    onFailed(isFinal)
  })
  recognition.addEventListener('end', onEnd)
  recognition.start()
  return () => recognition.abort()
}
