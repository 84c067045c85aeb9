import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { openApp, type App } from '../../../src/client/app.ts'
import { configureCalls, settings } from '../../../src/client/api/api-settings.ts'
import type { Failure } from '../../../src/client/api/failure.ts'
import type { ChangeRow } from '../../../src/client/db/records.ts'
import type { LocalDb } from '../../../src/client/db/local-db.ts'
import { setIdentity } from '../../../src/client/session/identity.ts'
import { forgetLogin } from '../../../src/client/session/session.ts'
import { defineCollection, type Asker } from '../../../src/client/sync/collection.ts'
import { freeze, type AnyChange } from '../../../src/client/sync/mutator.ts'
import { areAnswered, confirmedCount } from '../../../src/client/sync/mirror.ts'
import { withPending } from '../../../src/client/sync/optimistic-view.ts'
import { pull, pullChanged, pullMirror } from '../../../src/client/sync/pull.ts'
import { discardWaiting, enqueue, failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { flush } from '../../../src/client/sync/replay.ts'
import { goOnline } from '../../support/offline.ts'
import { freshPhone, logIn, type TestPhone } from '../../support/phone.ts'
import { FakeServer, refusal } from '../../support/server.ts'

/** What the phone mirrors of the server, in an app with one list of each kind. */

type Rows = { status: true; data: string[] }
const call = async ({ acct, token = 'none' }: Asker, path: string): Promise<Rows | Failure> => {
  asked.push(`${acct} ${token} ${path}`)
  await meanwhile(path)
  return (await settings.fetch(settings.base + path, { headers: { Authorization: `Bearer ${token}` } })).json()
}
const put = ({ db }: LocalDb, acct: number, name: string, value: unknown) =>
  db.meta.put({ key: `${acct}:${name}`, value })

const tasks = defineCollection<Rows, typeof call>({
  name: 'tasks',
  fetch: (ask, who) => ask(who, 'all-tasks'),
  write: (local, acct, { data }) => put(local, acct, 'tasks', data),
  confirm: (local, { acct, target }, answer) => put(local, acct, 'tasks', [target, answer]),
  refuse: (local, { acct, target }, data) => put(local, acct, 'tasks', [target, data]),
  one: {
    source: (target) => ({
      fetch: (ask, who) => ask(who, `task-${target}`),
      write: (local, acct, { data }) => put(local, acct, `task ${target}`, data),
    }),
    calls: 2,
  },
})
const notes = defineCollection<Rows, typeof call>({
  name: 'notes',
  fetch: (ask, who) => ask(who, 'all-notes'),
  write: (local, acct, { data }) => put(local, acct, 'notes', data),
  isKnown: (local, acct) => areAnswered(local, acct, ['notes']),
})
const changes = (path: string, more: object = {}) => ({
  schema: v.looseObject({}),
  lane: ({ target }: AnyChange) => `${path}:${target}`,
  request: ({ target }: AnyChange) => freeze({ method: 'POST', path: `${path}/:id/done` }, { id: target }),
  ...more,
})
const upper = (shown: string[], { target }: AnyChange) => [...shown, target]
const lists: App = {
  database: 'lists',
  lock: 'lists:',
  syncTag: 'lists',
  scope: '/lists/',
  mutators: {
    task: changes('tasks', { collection: () => 'tasks', apply: upper }),
    note: changes('notes', { collection: () => 'notes', apply: upper }),
    // What no list shows, and what shows in none that this app mirrors.
    word: changes('words', { collection: () => 'words' }),
    call: changes('calls'),
    // The second one of a lane takes the place of both; all that came later falls with one that is refused.
    sum: changes('sums', {
      merge: (change: AnyChange, tail: ChangeRow) => ({
        remove: [tail.seq],
        append: { ...change, body: Number(tail.body) + Number(change.body) },
      }),
      dependsOn: () => true,
    }),
  },
  collections: [tasks, notes],
  call,
}

let phone: TestPhone
let server: FakeServer
/** Which lists were asked for, and by whom. */
let asked: string[]
/** What happens on the way to the server. */
let meanwhile: (path: string) => Promise<unknown>

beforeEach(async () => {
  goOnline()
  openApp(lists)
  setIdentity(null)
  phone = await freshPhone()
  server = new FakeServer().connect()
  asked = []
  meanwhile = async () => undefined
  await logIn(phone, 1)
})

const answer = (path: string, ...data: string[]) => server.next({ status: 200, body: { status: true, data } }, path)
const saved = async (name: string, acct = 1) => (await phone.db.meta.get(`${acct}:${name}`))?.value
const change = async (op: string, target: string) => {
  await enqueue(phone, 1, { op, target })
  return flush(phone)
}
const of = (collection: string, ...targets: string[]) => targets.map((target) => ({ collection, target }))

test('a list is asked for under the account of the phone, and written once it has come', async () => {
  expect(await areAnswered(phone, 1, ['tasks'])).toBe(false)
  answer('all-tasks', 'sow')
  expect(await pull(phone, tasks)).toMatchObject({ data: ['sow'] })
  expect([asked, await saved('tasks')]).toEqual([['1 token-1 all-tasks'], ['sow']])
  expect(await areAnswered(phone, 1, ['tasks'])).toBe(true)
  expect(await areAnswered(phone, 1, ['tasks', 'notes'])).toBe(false)
  expect(await areAnswered(phone, 2, ['tasks'])).toBe(false)
})

test('a row that comes alone does not make its list known, and a log-out leaves neither on the phone', async () => {
  const names = async () => (await phone.db.meta.toArray()).map(({ key }) => key)
  const before = await names()
  answer('task-7', 'row')
  await pull(phone, tasks, tasks.one?.source('7'))
  expect([await saved('task 7'), await areAnswered(phone, 1, ['tasks'])]).toEqual([['row'], false])
  await change('task', '7')
  await pull(phone, tasks)
  await forgetLogin(phone, 1, false)
  expect(await names()).toEqual(before)
})

test('a refused question leaves the list as it is', async () => {
  server.next(refusal(500, 'FAILED'), 'all-tasks')
  expect(await pull(phone, tasks)).toMatchObject({ status: false, code: 'FAILED' })
  expect([asked.length, await saved('tasks'), await areAnswered(phone, 1, ['tasks'])]).toEqual([1, undefined, false])
})

test('nobody who is logged in asks for nothing', async () => {
  await forgetLogin(phone, 1, false)
  expect(await pull(phone, tasks)).toMatchObject({ status: false, message: expect.stringMatching(/./) })
  expect(asked).toEqual([])
})

test('a log-in that the browser has evicted still asks, but writes nothing', async () => {
  await forgetLogin(phone, 1, false)
  setIdentity({ acct: 1, token: 'token-1' })
  const before = await phone.db.meta.toArray()
  answer('all-tasks', 'sow')
  expect(await pull(phone, tasks)).toMatchObject({ data: ['sow'] })
  expect([asked, await phone.db.meta.toArray()]).toEqual([['1 none all-tasks'], before])
})

test('a list during which its own changes are confirmed is asked for three times at most', async () => {
  meanwhile = () => change('task', `${asked.length}`)
  answer('all-tasks', 'old')
  await pull(phone, tasks)
  expect(asked).toHaveLength(3)
  expect(await saved('tasks')).toMatchObject(['3', { status: true }])
  meanwhile = async () => undefined
  answer('all-tasks', 'new')
  await pull(phone, tasks)
  expect([asked.length, await saved('tasks')]).toEqual([4, ['new']])
})

test.each(['note', 'word', 'call'])('a %s that is confirmed meanwhile does not make it asked for again', async (op) => {
  meanwhile = () => change(op, '1')
  answer('all-tasks', 'sow')
  await pull(phone, tasks)
  expect([asked.length, await saved('tasks')]).toEqual([1, ['sow']])
})

test('what a refusal tells is written, and an older list does not cover it', async () => {
  let isFirst = true
  meanwhile = async () => {
    if (!isFirst) return
    isFirst = false
    server.next(refusal(409, 'CONFLICT', { data: { left: 1 } }), 'tasks/7/done')
    await change('task', '7')
    expect(await saved('tasks')).toEqual(['7', { left: 1 }])
  }
  answer('all-tasks', 'old')
  await pull(phone, tasks)
  expect(asked).toHaveLength(2)
})

test.each([
  ['confirmed', { status: 200, body: { status: true } }],
  ['refused', refusal(409, 'CONFLICT', { data: { left: 1 } })],
])('what is %s after a log-out is not written', async (_, said) => {
  const { fetch } = settings
  server.next(said)
  configureCalls({
    fetch: async (input, init) => {
      const answered = await fetch(input, init)
      await forgetLogin(phone, 1, false)
      return answered
    },
  })
  await change('task', '7')
  expect([await saved('tasks'), await confirmedCount(phone, 1, 'tasks')]).toEqual([undefined, 0])
})

test.each(['note', 'word', 'call'])('a refused %s of which nothing is written leaves its list alone', async (op) => {
  meanwhile = async () => {
    server.next(refusal(409, 'CONFLICT'), '/7/done')
    await change(op, '7')
  }
  answer('all-notes', 'one')
  await pull(phone, notes)
  expect([asked.length, await saved('notes'), await confirmedCount(phone, 1, 'notes')]).toEqual([1, ['one'], 0])
  expect(await failedChanges(phone, 1)).toMatchObject([{ op, reason: 'conflict' }])
})

test.each([1, 2])(
  'a list that comes after a log-out is neither written nor asked for again, though %i is there',
  async (next) => {
    meanwhile = async () => {
      await forgetLogin(phone, 1, false)
      await logIn(phone, next)
    }
    answer('all-tasks', 'sow')
    expect(await pull(phone, tasks)).toMatchObject({ data: ['sow'] })
    expect([asked.length, await saved('tasks'), await saved('tasks', 2)]).toEqual([1, undefined, undefined])
  },
)

test('of two answers the one that was asked for later stays, while a row comes whenever it comes', async () => {
  const { source } = tasks.one ?? {}
  answer('all-tasks', 'later')
  answer('all-tasks', 'earlier')
  answer('task-7', 'row')
  let isFirst = true
  meanwhile = async (path) => {
    if (!isFirst || path !== 'all-tasks') return
    isFirst = false
    await pull(phone, tasks)
    await pull(phone, tasks, source?.('7'))
  }
  await pull(phone, tasks)
  expect([asked.length, await saved('tasks'), await saved('task 7')]).toEqual([3, ['later'], ['row']])
})

test('after the browser has evicted everything all lists are fetched', async () => {
  answer('all-tasks', 'sow')
  answer('all-notes', 'one')
  await pullMirror(phone)
  expect([await saved('tasks'), await saved('notes')]).toEqual([['sow'], ['one']])
})

test.each([
  ['nothing', [], []],
  ['what nothing shows', of('words', '1'), []],
  ['one row', of('tasks', '7'), ['task-7']],
  ['one row twice, and another', of('tasks', '7', '7', '8'), ['task-7', 'task-8']],
  ['more rows than calls', of('tasks', '7', '8', '9'), ['all-tasks']],
  ['rows that come with their list', of('notes', '1'), ['all-notes']],
  ['both', [...of('notes', '1'), ...of('tasks', '7')], ['all-notes', 'task-7']],
])('once %s is confirmed, as little as can be is fetched', async (_, changed, paths) => {
  expect(await pullChanged(phone, changed)).toBeUndefined()
  expect(asked.map((line) => line.split(' ')[2]).toSorted((a = '', b = '') => a.localeCompare(b))).toEqual(paths)
})

test('a list whose changes say all is not fetched again, but its failure is told', async () => {
  server.next(refusal(500, 'FAILED'), 'all-notes')
  expect(await pullChanged(phone, of('notes', '1'))).toMatchObject({ code: 'FAILED' })
  answer('all-notes', 'one')
  await pullChanged(phone, of('notes', '1'))
  await pullChanged(phone, of('notes', '1'))
  expect(asked).toHaveLength(2)
})

test('a list shows the changes that wait for it, and none of another list or of a newer build', async () => {
  await enqueue(phone, 1, { op: 'task', target: '1' })
  await enqueue(phone, 1, { op: 'note', target: '2' })
  await enqueue(phone, 1, { op: 'word', target: '3' })
  await enqueue(phone, 1, { op: 'call', target: '4' })
  await enqueue(phone, 1, { op: 'task', target: '5' })
  const rows = await pendingChanges(phone, 1)
  const [first, ...rest] = rows
  const newer =
    first === undefined
      ? []
      : [
          { ...first, v: 2 },
          { ...first, op: 'later' },
        ]
  const shown = ['0']
  expect(withPending('tasks', shown, [...newer, ...rest])).toEqual(['0', '5'])
  expect(withPending('words', shown, rows)).toEqual(['0'])
  expect(withPending('tasks', shown, rows)).toEqual(['0', '1', '5'])
  expect(shown).toEqual(['0'])
})

test('a change may take the place of the one that waits, together with it; one that does not joins nothing', async () => {
  await enqueue(phone, 1, { op: 'sum', target: '1', body: 2 })
  await enqueue(phone, 1, { op: 'sum', target: '1', body: 3 })
  await enqueue(phone, 1, { op: 'call', target: '1' })
  await enqueue(phone, 1, { op: 'call', target: '1' })
  expect((await phone.db.outbox.toArray()).map(({ op, body }) => [op, body])).toEqual([
    ['sum', 5],
    ['call', undefined],
    ['call', undefined],
  ])
})

test('with a change that is thrown away goes what came after it, not what came before or is of a newer build', async () => {
  for (const target of ['1', '2', '3', '4']) await enqueue(phone, 1, { op: 'sum', target, body: 1 })
  const [, second, , fourth] = await pendingChanges(phone, 1)
  await phone.db.outbox.update(fourth?.seq ?? 0, { op: 'later' })
  await discardWaiting(phone, second?.id ?? '')
  expect((await pendingChanges(phone, 1)).map(({ target }) => target)).toEqual(['1', '4'])
})
