// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest'
import * as v from 'valibot'
import { openApp, type App } from '../../../src/client/app.ts'
import { settings } from '../../../src/client/api/api-settings.ts'
import { startSyncScheduler } from '../../../src/client/page/scheduler.ts'
import { enter } from '../../../src/client/session/log-in.ts'
import { defineCollection, type Asker } from '../../../src/client/sync/collection.ts'
import { freeze } from '../../../src/client/sync/mutator.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { enqueue, pendingChanges } from '../../../src/client/sync/queue.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { freshPhone } from '../../support/phone.ts'
import { until } from '../../support/request-gate.ts'
import { FakeServer } from '../../support/server.ts'

/** Delivery people's app on the same spine, with nothing of shop or desk. */

type Stops = { status: true; data: string[] }
const call = async ({ token }: Asker): Promise<Stops> =>
  (await settings.fetch(`${settings.base}stops`, { headers: { Authorization: `Bearer ${token}` } })).json()

const stops = defineCollection<Stops, typeof call>({
  name: 'stops',
  fetch: (ask, who) => ask(who),
  write: ({ db }, acct, { data }) => db.meta.put({ key: `${acct}:stops`, value: data }),
})
const reach = {
  schema: v.looseObject({}),
  lane: ({ target }: { target: string }) => `stop:${target}`,
  request: ({ target }: { target: string }) => freeze({ method: 'POST', path: 'stops/:id/reached' }, { id: target }),
  collection: () => stops.name,
}
const delivery: App = {
  database: 'haldhar-delivery',
  lock: 'delivery-outbox:',
  syncTag: 'delivery-outbox',
  scope: '/delivery/',
  mutators: { 'stop.reach': reach },
  collections: [stops],
  call,
}

test('a third app logs in, mirrors its list, and sends what was done without network', async () => {
  openApp(delivery)
  const phone = await freshPhone()
  const server = new FakeServer().connect()
  server.next({ status: 200, body: { acct: 1, token: 'token-1' } }, 'login')
  await enter(await (await settings.fetch(`${settings.base}login`, { method: 'POST' })).json())
  server.next({ status: 200, body: { status: true, data: ['7', '8'] } }, 'stops')
  await pull(phone, stops)
  expect((await phone.db.meta.get('1:stops'))?.value).toEqual(['7', '8'])
  goOffline()
  onTestFinished(startSyncScheduler())
  await enqueue(phone, 1, { op: 'stop.reach', target: '7' })
  goOnline()
  await until(async () => (await pendingChanges(phone, 1)).length === 0)
  expect(server.effects).toMatchObject([{ path: 'stops/7/reached', acct: 1 }])
})
