import { callApi } from '../client/api/call.ts'
import type { App } from '../client/app.ts'
import { clear, readToken } from '../features/account/auth-storage.ts'
import { shop } from '../offline/shop/shop.ts'

/** The farmer's app on a page. */
export const shopPage = { ...shop, call: callApi, token: { read: readToken, clear } } satisfies App
