import type { Language } from '../../src/contract/languages.ts'

/** Carries a short message to a phone number, such as a log-in code. */
export interface Sender {
  /** In which the gateway may send codes, English aside; any where it does not say. */
  languages?: readonly Language[]
  /** Nothing is sent anywhere: news is not even written down for it. */
  isOff?: true
  /** Whatever is sent under the same `key` is the same message, which a gateway that knows keys delivers once. */
  send: (phoneNumber: string, text: string, key?: string) => Promise<void>
}
