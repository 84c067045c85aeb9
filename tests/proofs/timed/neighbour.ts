import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { askerOf } from './askers.ts'
import { startWaiting } from './waits.ts'

/** A neighbour in a thread of her own, so that what she waits for is the shop and not whoever floods it. */

export interface Neighbour {
  address: string
  /** The process of the shop. */
  pid: number
  /** `#` stands for a number that no address had before. */
  paths: readonly string[]
}
export interface Waited {
  /** The longest wait for each path, in ms, and for the first one by new connections. */
  longest: number[]
  /** Every answer that was none. */
  failed: string[]
}

const FROM = '127.0.0.99'
const { address, pid, paths } = workerData as Neighbour
const kept = askerOf(address, true)
/** A connection for each request: it waits behind those of whoever floods the shop. */
const fresh = askerOf(address)
let counter = 0
const over = new AbortController()
const failed: string[] = []

const look = async (path: string, asker = kept): Promise<number> => {
  let longest = 0
  while (!over.signal.aborted) {
    const asked = path.replace('#', String(++counter))
    const waited = startWaiting(pid)
    const { status } = await asker.ask(asked, FROM).answer
    longest = Math.max(longest, waited())
    if (status !== 200) failed.push(`${status} ${asked}`)
    await pause(20)
  }
  return Math.round(longest)
}

parentPort?.once('message', () => over.abort())
const longest = await Promise.all([...paths.map((path) => look(path)), look(paths[0] ?? '/', fresh)])
kept.close()
parentPort?.postMessage({ longest, failed } satisfies Waited)
