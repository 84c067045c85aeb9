import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** How many connections each process of the shop may open for its own statements. */
export const POOL = 20
const WAIT_MS = 12_000

export const OF_SHOP = `from pg_stat_activity where application_name like 'haldhar%' and datname = current_database()`

/** One connection of its own to a database server, which may end at any moment. */
export const asAdmin = async <T>(url: string, ask: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** How many connections a process can use at once: each waits for a table that is locked here. */
export const usableConnections = (database: string, shop: string, token: string): Promise<number> =>
  asAdmin(database, async (client) => {
    await client.query('begin')
    await client.query('lock table sessions in access exclusive mode')
    const asked = Array.from({ length: POOL + 10 }, () =>
      fetch(`${shop}/api/order/get-history`, { headers: { Authorization: `Bearer ${token}` } }),
    )
    let waiting = 0
    for (const until = Date.now() + WAIT_MS; waiting < POOL && Date.now() < until; await pause(100)) {
      // Within a transaction it is read once otherwise.
      await client.query('select pg_stat_clear_snapshot()')
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n ${OF_SHOP} and application_name ~ '^haldhar( |$)' and wait_event_type = 'Lock'`,
      )
      waiting = rows[0]?.n ?? 0
    }
    await client.query('commit')
    await Promise.all(asked.map(async (answer) => (await answer).text()))
    return waiting
  })
