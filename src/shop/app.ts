import { callApi } from '../client/api/call.ts'
import type { App } from '../client/app.ts'
import { clear, readToken } from './session/auth-storage.ts'
import { shop } from './shop.shared.ts'

/** The farmer's app on a page. */
export const shopPage = { ...shop, call: callApi, token: { read: readToken, clear } } satisfies App
