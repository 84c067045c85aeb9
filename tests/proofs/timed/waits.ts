import { readFileSync } from 'node:fs'

/** Of a thread, in ms: how long it has run, and how long it was ready to and had no processor. */
const threadTimes = (file: string): [ran: number, queued: number] => {
  const [ran = 0, queued = 0] = readFileSync(file, 'utf8').split(' ').map(Number)
  return [ran / 1e6, queued / 1e6]
}

/**
 * Starts to measure how long this thread waits for a server's process, in ms, without the time that either had no
 * processor: a busy machine makes no difference. No less than the server has worked meanwhile.
 */
export const startWaiting = (pid: number): (() => number) => {
  const server = `/proc/${pid}/task/${pid}/schedstat`
  const own = '/proc/thread-self/schedstat'
  const [begin, [ran, queued], [, ownQueued]] = [performance.now(), threadTimes(server), threadTimes(own)]
  return () => {
    const [ranNow, queuedNow] = threadTimes(server)
    const [, ownQueuedNow] = threadTimes(own)
    return Math.max(ranNow - ran, performance.now() - begin - (queuedNow - queued) - (ownQueuedNow - ownQueued))
  }
}
