import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLocalDb, LocalDbTables } from '../../../src/client/db/local-db.ts'
import { enqueue, pendingChanges } from '../../../src/client/sync/queue.ts'
import { onStorageIssue, type StorageIssue } from '../../../src/client/db/storage-status.ts'
import { heart } from '../../support/changes.ts'
import { freshPhone, logIn, type TestPhone } from '../../support/phone.ts'

let phone: TestPhone
let troubles: (StorageIssue | null)[]
let stop = () => {}

beforeEach(async () => {
  troubles = []
  stop = onStorageIssue(({ issue }) => troubles.push(issue))
  phone = await freshPhone()
  await logIn(phone, 1)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

test('a browser that keeps nothing is told about once and breaks nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(LocalDbTables.prototype, 'open').mockRejectedValue(new DOMException('Private', 'SecurityError'))
  expect(await openLocalDb({ name: 'private' })).toBeNull()
  expect(troubles).toEqual(['memory'])
})

test('a database that opens and then answers nothing is told about once, like none', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const held = new LocalDbTables('held')
  let release = () => {}
  const busy = new Promise<void>((done) => (release = done))
  const holding = held.transaction('rw', held.meta, () => Dexie.waitFor(busy))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const opening = openLocalDb({ name: 'held' })
    for (let halves = 2; halves > 0; halves--) {
      await vi.waitUntil(() => vi.getTimerCount() > 0)
      await vi.advanceTimersToNextTimerAsync()
    }
    expect(await opening).toBeNull()
    expect(troubles).toEqual(['memory'])
  } finally {
    vi.useRealTimers()
  }
  release()
  await holding
  held.close()
})

test('an app older than its database leaves the database alone and asks to be loaded again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const newer = new LocalDbTables('newer')
  newer.version(99).stores({})
  await newer.open()
  newer.close()
  expect(await openLocalDb({ name: 'newer' })).toBeNull()
  expect(troubles).toEqual(['reload'])
})

test('an old tab lets a newer one change the database and asks to be loaded again', async () => {
  const newer = new LocalDbTables(phone.db.name)
  newer.version(99).stores({})
  await newer.open()
  expect(phone.db.isOpen()).toBe(false)
  expect(troubles).toEqual(['reload'])
  newer.close()
})

test('a phone that stays full says so until there is room, and shows nothing that it has not kept', async () => {
  const full = new DOMException('No room', 'QuotaExceededError')
  const noRoom = vi.spyOn(phone.db.outbox, 'add').mockRejectedValue(full)
  await expect(enqueue(phone, 1, heart(1))).rejects.toThrow('No room')
  expect(troubles).toEqual(['full'])
  expect(await pendingChanges(phone, 1)).toEqual([])
  noRoom.mockRestore()
  await enqueue(phone, 1, heart(1))
  expect(troubles).toEqual(['full', null])
})
