import type { PoolClient } from 'pg'

/** Parses and plans a statement once for each connection, instead of each time it is run. */

/** A connection keeps each of them in its memory. Further ones are planned each time. */
const NAMES_MAX = 500
const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= NAMES_MAX) return known
  const name = `shop_${names.size}`
  names.set(text, name)
  return name
}

const isRepeated = (statement: unknown): statement is { text: string; name?: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  /^\s*(select|insert|update|delete|with)\b/i.test(statement.text)

/** Names what a new connection is asked to read and write; what a migration builds is built once. */
export const nameStatements = (client: PoolClient): void => {
  // One of the driver's overloads, whose arguments are passed on unseen.
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  Object.assign(client, {
    query: (statement: unknown, ...rest: unknown[]) =>
      isRepeated(statement)
        ? query({ ...statement, name: statement.name ?? nameOf(statement.text) }, ...rest)
        : query(statement, ...rest),
  })
}
