import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { watchServer } from '../../../server/db/changes.ts'
import { keeps } from '../../support/keeps.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''

/** The first byte of a message in which the database tells a connection of something. */
const TOLD = 'A'.charCodeAt(0)

/** Passes everything on but that, as a pooler does that lends a connection for a transaction. */
const openPooler = async (): Promise<{ url: string; close: () => void }> => {
  const target = new URL(server)
  const pooler = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    client.pipe(database)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    let bytes = Buffer.alloc(0)
    database.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      while (bytes.length >= 5) {
        const length = 1 + bytes.readUInt32BE(1)
        if (bytes.length < length) return
        if (bytes[0] !== TOLD) client.write(bytes.subarray(0, length))
        bytes = bytes.subarray(length)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  const address = pooler.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  target.hostname = '127.0.0.1'
  target.port = String(address.port)
  return { url: target.href, close: () => pooler.close() }
}

describe.skipIf(server === '')('on PostgreSQL', () => {
  const closing: (() => unknown)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
  })

  test('behind a pooler that passes on no changes nothing counts as heard, and so nothing is kept', async () => {
    const direct = await watchServer(server)(() => {})
    closing.push(direct.close)
    expect(direct.isHeard()).toBe(true)
    const pooler = await openPooler()
    const pooled = await watchServer(pooler.url)(() => {})
    closing.push(pooled.close, pooler.close)
    await keeps('speed/deaf', async () => expect(pooled.isHeard()).toBe(false))
  })
})
