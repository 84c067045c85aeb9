import type { Call } from '../../contract/calls/call.ts'
import type { AnyRequest } from './call.ts'
import { reportReachability } from './reachability.ts'

/** Where the API is and how it is reached; apart from `call.ts`, so that the worker does without the calls' client. */

export interface Settings {
  /** Absolute or relative address of the API, ending in a slash. */
  base: string
  fetch: typeof fetch
  token: () => string | null | Promise<string | null>
  /** `same-origin` where a cookie says who is logged in: at the desk. */
  credentials: RequestCredentials
  /** This browser's number, sent where accounts are entered. */
  browser: () => string
  /** Called after every successful call of a customer, which makes the log-in last one more day. */
  renewed: () => void
  /** Gives what it has kept of an answer, or makes the call: a server renders many pages of the same answers. */
  keep: (call: Call, request: AnyRequest, make: () => Promise<unknown>) => Promise<unknown>
}

export const settings: Settings = {
  base: '/api/',
  fetch: (input, init) => globalThis.fetch(input, init),
  token: () => null,
  credentials: 'omit',
  browser: () => '',
  renewed: () => undefined,
  keep: (_call, _request, make) => make(),
}

/** Replaces the given settings for every later call of this page, worker or process. */
export const configureCalls = (changes: Partial<Settings>): void => {
  Object.assign(settings, changes)
}

/** Reports that the server has accepted the log-in, in an answer that did not come through `callApi`. */
export const renewLogin = (): void => settings.renewed()

/** Address of the API, for requests whose bytes are frozen before they are sent. */
export const apiBase = (): string => settings.base

/** `fetch` for the API. A missing answer is reported, unless the caller has aborted. */
export const apiFetch: typeof fetch = async (input, init) => {
  try {
    return await settings.fetch(input, init)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) reportReachability(false)
    throw error
  }
}
