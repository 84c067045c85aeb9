/** Where a browser takes messages, and its keys in base64url. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What the browser's worker shows. */
export interface PushMessage {
  title: string
  body: string
  /** Path of the page that it leads to. */
  url: string
  /** A second message of the same tag takes the place of the first. */
  tag: string
}

/** Sends messages to browsers through the push services of their makers. */
export interface PushSender {
  /** What a browser subscribes with, in base64url. */
  publicKey: string
  /** What of a subscription is wrong: an endpoint at no push service that is known, or a key that is none. */
  wrongPart: (to: PushTarget) => 'endpoint' | 'keys.p256dh' | null
  /** `gone`: the browser takes nothing there any more. The service holds the message for so many seconds. */
  send: (to: PushTarget, message: PushMessage, seconds: number) => Promise<'taken' | 'gone'>
}
