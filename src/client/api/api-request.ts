import { calls, type CallName } from '../../contract/shop-calls.ts'
import { settings } from './api-settings.ts'
import type { AnyRequest } from './call.ts'
import { makeCall } from './make-call.ts'

/** Makes one of the shop's calls; throws when no answer comes. */
export const apiRequest = (name: CallName, request: AnyRequest): Promise<unknown> =>
  settings.keep(calls[name], request, () => makeCall(name, calls[name], request))
