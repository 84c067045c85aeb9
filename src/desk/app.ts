import type { App } from '../client/app.ts'
import { callDesk } from './desk-api.shared.ts'
import { desk } from './desk.shared.ts'
import { clearToken, readToken } from './login/token.ts'

/** The app of staff on a page. The token is a cookie that no script reads; what is read here is its number. */
export const deskPage = { ...desk, call: callDesk, token: { read: readToken, clear: clearToken } } satisfies App
