/** A hint between tabs that somebody logged in or out; local storage stays the truth. */

const CHANNEL = 'haldhar session'

let channel: BroadcastChannel | undefined

export const listenToSessions = (react: () => void): (() => void) => {
  const open = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined
  channel = open
  open?.addEventListener('message', react)
  globalThis.addEventListener('storage', react)
  return () => {
    open?.close()
    globalThis.removeEventListener('storage', react)
    if (channel === open) channel = undefined
  }
}

export const announceSession = (): void => channel?.postMessage('changed')
