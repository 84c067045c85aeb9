import { calls, type Call } from './shop-calls.ts'
import { staffCalls } from './staff-calls.ts'

/** Every call, whoever makes it: the server's routes, their handlers and the OpenAPI page derive from this table. */
export const allCalls = { ...calls, ...staffCalls } as const satisfies Record<string, Call>
export type AnyCallName = keyof typeof allCalls

/** Every call at each of its paths; at a former one the operator's token alone is enough, as it was. */
export const callsByPath = (): { name: AnyCallName; call: Call }[] =>
  // The names are those of the table.
  (Object.entries(allCalls) as [AnyCallName, Call][]).flatMap(([name, { alias, ...call }]) => [
    { name, call },
    ...(alias === undefined ? [] : [{ name, call: { ...call, path: alias, by: 'token' as const } }]),
  ])
