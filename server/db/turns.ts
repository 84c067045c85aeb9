import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/** So long may statements follow each other, in ms, before whoever has come meanwhile is heard. */
const UNHEARD_MS = 5
/** The event loop takes one new connection a turn. */
const TURNS = 32

/**
 * Lets the event loop turn between statements. The embedded database works in this very thread, and each of its answers
 * begins the next statement: with many who ask at once nothing else would be heard, not even what costs nothing.
 */
export const letOthersBeHeard = (client: PGlite): void => {
  const exec = client.execProtocolRaw.bind(client)
  let turnedAt = performance.now()
  client.execProtocolRaw = async (...args) => {
    if (performance.now() - turnedAt > UNHEARD_MS) {
      for (let turn = 0; turn < TURNS; turn++) await setImmediate()
      turnedAt = performance.now()
    }
    return exec(...args)
  }
}
