import { createHash } from 'node:crypto'

/** The same data of a file has the same hash, so that nothing is written that has not changed. */
export const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
