import { expect, test, vi } from 'vitest'
import type { CartLine } from '../../../src/client/db/records.ts'

/** Takes a property away for the length of `work`. */
const without = async (taken: readonly [object, string][], work: () => Promise<void>): Promise<void> => {
  const before = taken.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))
  for (const [owner, name] of taken) Reflect.deleteProperty(owner, name)
  try {
    await work()
  } finally {
    taken.forEach(([owner, name], at) => {
      const had = before[at]
      if (had !== undefined) Object.defineProperty(owner, name, had)
    })
  }
}

test('the database in memory works where the browser has neither IndexedDB nor anything newer than Chrome 87', async () => {
  vi.resetModules()
  const lacking: [object, string][] = [
    [globalThis, 'indexedDB'],
    [globalThis, 'IDBKeyRange'],
    [globalThis, 'structuredClone'],
    [globalThis, 'setImmediate'],
    [globalThis, 'scheduler'],
    [Array.prototype, 'findLast'],
  ]
  await without(lacking, async () => {
    const { openApp } = await import('../../../src/client/app.ts')
    const { shop } = await import('../../../src/shop/shop.shared.ts')
    const { openMemoryDb } = await import('../../../src/client/db/local-db.ts')
    const { changeOnce, readCart } = await import('../../../src/shop/cart/cart-rows.shared.ts')
    const { enqueue, pendingChanges } = await import('../../../src/client/sync/queue.ts')
    openApp(shop)
    const phone = await openMemoryDb()
    expect(phone.isPersistent).toBe(false)
    await changeOnce(phone, (cart) => ({ ...cart, restorable: [] }))
    expect(await readCart(phone)).toEqual({ cart: [], buyNow: [], restorable: [] })
    for (const on of [true, false])
      await enqueue(phone, 1, { op: 'wish.set', target: '7', body: { on, product: null } })
    expect(await pendingChanges(phone, 1)).toMatchObject([{ op: 'wish.set', target: '7', body: { on: false } }])
    const shown: boolean[] = []
    const watch = phone
      .live(async () => ((await readCart(phone))?.restorable?.length ?? 0) > 0)
      .subscribe((value) => void shown.push(value))
    await vi.waitFor(() => expect(shown).toEqual([false]))
    const line = { sku: 'A-1', quantity: 1 } as CartLine
    await changeOnce(phone, (cart) => ({ ...cart, restorable: [line] }))
    await vi.waitFor(() => expect(shown.at(-1)).toBe(true))
    watch.unsubscribe()
    phone.db.close()
  })
})
