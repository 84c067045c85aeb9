import { outboxAge, replicationLag } from './db/ages.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Metrics } from './ports/metrics.ts'
import { listen } from './listen.ts'

interface OpenMetrics extends Metrics {
  close: () => Promise<void>
}

/** Tells of this process on a port of its own, `GET /metrics`. `changesAge`: ms since the changes were last read. */
export const openMetrics = async (
  port: number,
  { db, connections, standby }: OpenDatabase,
  changesAge: (() => number) | undefined,
): Promise<OpenMetrics> => {
  // Only who watches it waits for the library.
  const { prometheus } = await import('./adapters/prometheus.ts')
  const { answered, fetch } = prometheus({
    connections,
    changesAge: () => changesAge && changesAge() / 1000,
    outboxAge: () => outboxAge(db),
    standbyLag: () => {
      const lag = standby?.lag()
      return lag === undefined ? undefined : lag / 1000
    },
    replicationLag: () => replicationLag(db),
  })
  const { close } = await listen(fetch, port)
  return { answered, close }
}
