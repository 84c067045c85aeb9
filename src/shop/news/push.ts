import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { language } from '../../texts/texts.ts'

/** News of orders on this phone's screen, by web push. */

/** What this phone may show: nothing yet, what it was asked for already, or never anything. */
export type PushState = 'ask' | 'on' | 'never'

const canShow = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** Undefined as long as no worker is there, without which nothing can be shown. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canShow() ? navigator.serviceWorker.getRegistration() : undefined

/**
 * Whether this phone shows news, or can be asked to. Waits for the first worker, which a slow network may bring after
 * the page; where none may come, it never ends.
 */
export const pushState = async (): Promise<PushState> => {
  if (!canShow() || Notification.permission === 'denied') return 'never'
  const { pushManager } = await navigator.serviceWorker.ready
  return (await pushManager.getSubscription()) === null ? 'ask' : 'on'
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A subscription to another key than the shop's is of no use any more. */
const subscribeTo = async ({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> => {
  const before = await pushManager.getSubscription()
  const isSame = before !== null && textOf(before.options.applicationServerKey) === key
  if (isSame) return before
  await before?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
}

/**
 * Asks for the browser's permission, which only a press may do, and has news of the account shown on this phone. Null
 * where the farmer or the browser does not allow it.
 */
export const subscribe = async (): Promise<{ message: string } | Failure | null> => {
  const worker = await registration()
  if (worker === undefined || (await Notification.requestPermission()) !== 'granted') return null
  const key = await callApi('pushKey')
  if (isFailure(key)) return key
  const subscription = await subscribeTo(worker, key.data)
  const keys = { p256dh: textOf(subscription.getKey('p256dh')), auth: textOf(subscription.getKey('auth')) }
  return callApi('pushSubscribe', { body: { endpoint: subscription.endpoint, keys, language } })
}

/** Has this phone show nothing more: the browser ends it itself, whether or not the shop can be reached. */
export const unsubscribe = async (): Promise<void> => {
  const subscription = await (await registration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Has the shop send nothing more either; without network it learns so from the push service. */
export const stop = async (): Promise<void> => {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await callApi('pushUnsubscribe', { body: { endpoint: subscription.endpoint } })
}
