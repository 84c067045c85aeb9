import type { PushForm } from '../../contract/push.ts'
import { isFailure, type Failure } from '../api/failure.ts'
import { app } from '../app.ts'

/** News on this phone's screen, by web push: what the browser has to do for it. */

/** What this phone may show: nothing yet, what it was asked for, nothing as the browser was told so, or never anything. */
export type PushState = 'ask' | 'on' | 'blocked' | 'never'

const canShow = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

const isOwn = (worker: ServiceWorkerRegistration): boolean => new URL(worker.scope).pathname === app().scope

/** Undefined as long as the app's own worker is not there, without which nothing can be shown. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!canShow()) return undefined
  const worker = await navigator.serviceWorker.getRegistration(app().scope)
  // Until an app's own worker is installed, that of another one may control its page.
  return worker !== undefined && isOwn(worker) ? worker : undefined
}

/**
 * Whether this phone shows news, or can be asked to. Waits for the first worker, which a slow network may bring after
 * the page; where none may come, it never ends.
 */
export const pushState = async (): Promise<PushState> => {
  if (!canShow()) return 'never'
  if (Notification.permission === 'denied') return 'blocked'
  const worker = (await registration()) ?? (await navigator.serviceWorker.ready)
  return isOwn(worker) && (await worker.pushManager.getSubscription()) !== null ? 'on' : 'ask'
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

interface Asking<Answer> {
  /** The shop's key. */
  key: () => Promise<{ data: string } | Failure>
  /** Tells the shop where this browser takes news. */
  tell: (form: Omit<PushForm, 'language'>) => Promise<Answer | Failure>
}

/** Asks for the browser's permission, which only a press may do. Null where the reader or the browser does not allow it. */
export const subscribe = async <Answer>({ key, tell }: Asking<Answer>): Promise<Answer | Failure | null> => {
  const worker = await registration()
  if (worker === undefined || (await Notification.requestPermission()) !== 'granted') return null
  const known = await key()
  if (isFailure(known)) return known
  const subscription = await subscribeTo(worker, known.data)
  const keys = { p256dh: textOf(subscription.getKey('p256dh')), auth: textOf(subscription.getKey('auth')) }
  return tell({ endpoint: subscription.endpoint, keys })
}

/** Has this phone show nothing more, whether or not the shop can be reached. Returns where it took news until now. */
export const unsubscribe = async (): Promise<string | undefined> => {
  const subscription = await (await registration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}
