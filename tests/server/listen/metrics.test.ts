import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openOnPort } from '../../support/open-on-port.ts'
import { startServer, stopServer } from '../support/process.ts'
import { inMigratedFolder } from '../support/temp-databases.ts'

/** What a process tells of itself on a port of its own. */

const freePort = async (): Promise<number> => {
  const probe = createServer()
  const port = await openOnPort(probe)
  await new Promise((closed) => probe.close(closed))
  return port
}

test('a process tells how it is by patterns of routes, and nothing that anybody typed', async () => {
  const place = inMigratedFolder()
  const port = await freePort()
  const server = startServer({ DATA_DIR: place.dataDir, METRICS_PORT: String(port), LOG_LEVEL: 'error' })
  const address = await server.address
  for (const path of ['/api/category-listing', '/api/search/9822012345', '/orders/9822012345', '/assets/9822012345.js'])
    await (await fetch(address + path)).text()
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  for (const line of [
    'shop_http_request_seconds_count{route="GET /api/category-listing",status="200"} 1',
    'shop_http_request_seconds_count{route="GET /api/search/:text",status="200"} 1',
    'shop_http_request_seconds_count{route="GET assets",status="404"} 1',
    'shop_database_connections{state="waiting"} 0',
    'shop_outbox_age_seconds 0',
  ])
    expect(told).toContain(line)
  expect(Number(/^shop_changes_age_seconds (.+)$/m.exec(told)?.[1])).toBeLessThan(5)
  expect(told).toContain('process_cpu_seconds_total')
  // Without a standby there is no lag, which an alert looks for.
  expect(told).not.toMatch(/^shop_replication_lag_seconds /m)
  expect(told).not.toContain('9822012345')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`)).status).toBe(404)
  expect(await stopServer(server, 'SIGTERM')).toBe(0)
  await place.remove()
})
