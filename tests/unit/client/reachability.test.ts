// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchNetwork } from '../../../src/client/page/network.ts'
import { useNetwork } from '../../../src/client/page/network.store.ts'
import { configureCalls } from '../../../src/client/api/api-settings.ts'
import { callApi } from '../../../src/client/api/call.ts'
import { pingServer } from '../../../src/client/sync/replay.ts'
import { goOffline, goOnline } from '../../support/offline.ts'
import { freshPhone } from '../../support/phone.ts'

let stop: () => void

const answers = async () => Response.json({ status: true, data: [] })
const nothing = async () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(async () => {
  await freshPhone()
  goOnline()
  stop = watchNetwork()
})
afterEach(() => stop())

test('a server that does not answer is offline for the farmer, whatever the browser believes', async () => {
  configureCalls({ fetch: nothing })
  await callApi('brands')
  expect(useNetwork.getState().online).toBe(false)
})

test('what the worker has kept does not pass for a server that is back; a look at the server does', async () => {
  configureCalls({ fetch: nothing })
  await callApi('brands')
  configureCalls({ fetch: answers })
  await callApi('brands')
  expect(useNetwork.getState().online).toBe(false)
  expect(await pingServer()).toBe(true)
  expect(useNetwork.getState().online).toBe(true)
})

test('without a link the farmer is offline, although the server answered a moment ago', async () => {
  configureCalls({ fetch: answers })
  expect(await pingServer()).toBe(true)
  goOffline()
  expect(useNetwork.getState().online).toBe(false)
})
