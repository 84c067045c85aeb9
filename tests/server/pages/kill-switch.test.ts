import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createApp } from '../../../server/http/app.ts'
import { DATA_USE_CACHE } from '../../../src/shop/data-use/choice.shared.ts'
import { CATALOGUE_CACHE, SEEN_CACHE } from '../../../src/shop/catalogue-index/caches.shared.ts'
import { PICTURE_CACHE } from '../../../src/client/db/quota-recovery.ts'
import { DESK_CACHE, DESK_PICTURES, DESK_WORDS } from '../../../src/client/worker/storage-names.ts'
import { SAVED_PREFIX } from '../../../src/shop/saved/cache.shared.ts'
import { LANGUAGE_CACHE } from '../../../src/contract/language-choice.ts'
import { onEmbedded } from '../support/support.ts'

/** What the script does that takes a broken worker off phones. */

const SHOPS = [
  'workbox-precache-v2-https://shop.example/',
  'workbox-runtime',
  CATALOGUE_CACHE,
  SEEN_CACHE,
  PICTURE_CACHE,
]
const DESKS = [DESK_CACHE, DESK_PICTURES, DESK_WORDS]
/** What a person has chosen or downloaded. */
const CHOSEN = [LANGUAGE_CACHE, DATA_USE_CACHE, `${SAVED_PREFIX}12`]

onEmbedded((shop) => {
  test.each([
    ['/sw.js', SHOPS],
    ['/desk/sw.js', DESKS],
  ])(
    'the one in place of %s deletes its own caches alone, unregisters itself and reloads its windows',
    async (path, own) => {
      const app = createApp({ ...shop().deps, clientDir: 'dist/client', workerOff: true })
      const script = await (await app.request(`http://shop.test${path}`)).text()
      const left = new Set([...SHOPS, ...DESKS, ...CHOSEN])
      const done: string[] = []
      const listeners = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
      const self = {
        location: { pathname: path },
        addEventListener: (name: string, listener: never) => void listeners.set(name, listener),
        skipWaiting: async () => {},
        registration: { unregister: async () => void done.push('unregistered') },
        clients: {
          matchAll: async () => [{ url: '/a', navigate: async (url: string) => void done.push(`reloaded ${url}`) }],
        },
      }
      const caches = { keys: async () => [...left], delete: async (name: string) => left.delete(name) }
      runInNewContext(script, { self, caches })
      await new Promise<unknown>((resolve) => listeners.get('activate')?.({ waitUntil: (work) => resolve(work) }))
      expect([...left].toSorted()).toEqual(
        [...SHOPS, ...DESKS, ...CHOSEN].filter((name) => !own.includes(name)).toSorted(),
      )
      expect(done).toEqual(['unregistered', 'reloaded /a'])
    },
  )
})
