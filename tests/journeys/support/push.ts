import type { Page } from 'playwright-core'
import type { pushBrowser } from '../../server/support/fixtures.ts'

/** A browser of tests has no push service: from the next page on it gives out what a real one would. */
export const giveOutPush = (page: Page, browser: ReturnType<typeof pushBrowser>) =>
  page.addInitScript(({ endpoint, keys }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
    const made = (key: string): PushSubscription =>
      ({
        endpoint,
        options: { applicationServerKey: bytesOf(key) },
        getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]),
        unsubscribe: async () => {
          sessionStorage.removeItem('subscribed')
          return true
        },
      }) as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => {
      const key = sessionStorage.getItem('subscribed')
      return key === null ? null : made(key)
    }
    PushManager.prototype.subscribe = async (options) => {
      const key = btoa(String.fromCharCode(...(options?.applicationServerKey as Uint8Array)))
      sessionStorage.setItem('subscribed', key)
      return made(key)
    }
  }, browser)
