import { calls, type Call } from './calls.ts'
import { staffCalls } from './calls/staff.ts'

/** Every call, whoever makes it: the server's routes, their handlers and the OpenAPI page derive from this table. */
export const allCalls = { ...calls, ...staffCalls } as const satisfies Record<string, Call>
