import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DependencyUnavailable } from '../../../server/ports/unavailable.ts'
import { folderFiles } from '../../../server/adapters/folder-files.ts'
import { s3Files } from '../../../server/adapters/s3.ts'
import { BUCKET, KEYS, openStore } from './s3-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'haldhar-store-'))
const store = await openStore()
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})
const bucket = { ...KEYS, bucket: BUCKET, endpoint: store.endpoint }
const stores = { 'in a folder': folderFiles(join(folder, 'files')), 'in a bucket': s3Files(bucket) }

const bytesOf = async (stream: ReadableStream<Uint8Array> | undefined) =>
  Buffer.from(await new Response(stream).arrayBuffer())
const names = async (all: AsyncIterable<string>) => (await Array.fromAsync(all)).toSorted()

describe.each(Object.entries(stores))('%s', (_, files) => {
  test('what was kept is read again, whole or in part, under a name of its own', async () => {
    const bytes = randomBytes(200_000)
    const name = await files.save(bytes, 'webp')
    expect(name).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(await files.save(bytes, 'webp')).not.toBe(name)
    const kept = await files.open(name)
    expect(kept?.size).toBe(bytes.length)
    expect((await bytesOf(kept?.read(0, bytes.length - 1))).equals(bytes)).toBe(true)
    expect((await bytesOf(kept?.read(10, 19))).equals(bytes.subarray(10, 20))).toBe(true)
  })

  test('a file that was removed is gone, and removing it again is no error', async () => {
    const name = await files.save(randomBytes(10), 'mp4')
    await files.remove(name)
    await files.remove(name)
    expect(await files.open(name)).toBeNull()
  })

  test('no other name leads anywhere', async () => {
    writeFileSync(join(folder, 'secret.webp'), 'secret')
    for (const name of [
      '../secret.webp',
      'secret.webp',
      '',
      '.',
      `${'0'.repeat(32)}.webp`,
      `${'0'.repeat(32)}.webp.part`,
    ]) {
      expect(await files.open(name), name).toBeNull()
      await files.remove(name)
    }
  })

  test('files are listed by their age', async () => {
    const before = await names(files.namesBefore(new Date(Date.now() + 60_000)))
    const added = await Promise.all([1, 2, 3].map(() => files.save(randomBytes(10), 'webp')))
    expect(await names(files.namesBefore(new Date(Date.now() + 60_000)))).toEqual([...before, ...added].toSorted())
    expect(await names(files.namesBefore(new Date(Date.now() - 60_000)))).toEqual([])
  })
})

test('every request to the bucket was signed, and a wrong key is refused', async () => {
  expect(store.refused).toEqual([])
  const stranger = s3Files({ ...bucket, secretAccessKey: 'another' })
  await expect(stranger.save(randomBytes(10), 'webp')).rejects.toThrow('The file store answered 403')
  expect(store.refused).toHaveLength(1)
})

test('a store that fails for a moment is asked again, and a missing bucket is an error', async () => {
  const files = stores['in a bucket']
  store.fail(2)
  const name = await files.save(randomBytes(10), 'webp')
  expect((await files.open(name))?.size).toBe(10)
  await expect(s3Files({ ...bucket, bucket: 'elsewhere' }).save(randomBytes(10), 'webp')).rejects.toThrow('bucket')
})

test('a store that fails or that nobody answers for is away, and no file of it counts as missing', async () => {
  const files = stores['in a bucket']
  const name = await files.save(randomBytes(10), 'webp')
  store.fail(Infinity)
  await expect(files.open(name)).rejects.toThrow(DependencyUnavailable)
  store.fail(0)
  const silent = s3Files({ ...bucket, endpoint: 'http://127.0.0.1:1' })
  await expect(silent.open(name)).rejects.toThrow(DependencyUnavailable)
  await expect(silent.save(randomBytes(10), 'webp')).rejects.toThrow(DependencyUnavailable)
})
