import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics, Watched } from '../ports/metrics.ts'

/** In seconds: from an answer that was kept to one that a phone has given up. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25]

interface Prometheus extends Metrics {
  /** Answers `GET /metrics`. */
  fetch: (request: Request) => Promise<Response>
}

/** Metrics in the words of Prometheus. What cannot be asked now is left out, and the rest is told. */
export const prometheus = (watched: Watched): Prometheus => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'How long requests took',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const connections = new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of the pool; waiting: callers without one',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(watched.connections())) connections.set({ state }, count)
    },
  })
  const ages: Record<string, [help: string, read: () => Promise<number | undefined> | number | undefined]> = {
    shop_changes_age_seconds: ['Since the changes of the catalogue were last read', watched.changesAge],
    shop_outbox_age_seconds: ['For how long the oldest message should have been sent', watched.outboxAge],
    shop_standby_lag_seconds: ['How far the standby that is read lags behind', watched.standbyLag],
    shop_replication_lag_seconds: ['How far the slowest standby lags behind', watched.replicationLag],
  }
  for (const [name, [help, read]] of Object.entries(ages)) {
    const gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () => {
        const age = await Promise.resolve()
          .then(read)
          .catch(() => undefined)
        // A gauge that is reset tells 0, as if all were well.
        if (age === undefined) gauge.remove()
        else gauge.set(age)
      },
    })
  }
  return {
    answered: (route, status, took) => seconds.observe({ route, status }, took),
    fetch: async ({ method, url }) =>
      method === 'GET' && new URL(url).pathname === '/metrics'
        ? new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } })
        : new Response(null, { status: 404 }),
  }
}
