import { expect, test } from 'vitest'
import type { LocalDbTables } from '../../../src/client/db/local-db.ts'
import type { ChangeRow } from '../../../src/client/db/records.ts'
import { dice, type Dice } from '../../proofs/simulation/prng.ts'
import { Memory, openMemory } from '../../proofs/simulation/fake-db.ts'
import { heart } from '../../support/changes.ts'
import { freshPhone } from '../../support/phone.ts'

/** The quick scenarios are only worth something as long as their fake database does what the real one does. */

const record = (d: Dice, id: string): Omit<ChangeRow, 'seq'> => ({
  ...heart(d.below(4), false),
  id,
  v: 1,
  acct: d.below(2),
  lane: `lane ${d.below(3)}`,
  key: id,
  attempts: 0,
  state: 'queued',
  nextAt: d.below(5),
  createdAt: 0,
})

/** One step as the queue makes them; returns what it saw. */
const step = async (db: LocalDbTables, d: Dice, id: string): Promise<unknown> => {
  const acct = d.below(2)
  const ofAcct = () => db.outbox.where('acct').equals(acct)
  const inLane = ({ lane }: ChangeRow) => lane === 'lane 1'
  const looks = [
    () => ofAcct().toArray(),
    () => ofAcct().count(),
    () => db.outbox.where('id').equals('7').first(),
    () => db.meta.get('1:1'),
  ]
  if (d.chance(0.3)) return d.pick(looks)()
  const changes: (() => PromiseLike<unknown>)[] = [
    () => db.outbox.add(record(d, id)),
    () => ofAcct().and(inLane).delete(),
    () => db.outbox.filter(({ nextAt }) => nextAt > 2).modify({ nextAt: 0 }),
    () => db.outbox.bulkDelete([d.below(30), d.below(30)]),
    () => db.meta.put({ key: `${acct}:${d.below(3)}`, value: d.below(100) }),
    () => db.meta.where('key').startsWith(`${acct}:`).delete(),
  ]
  const isNew = d.chance(0.5)
  await (isNew ? db.outbox.add(record(d, id)) : d.pick(changes)())
  return 'changed'
}

/** Several steps in one transaction, which may fail in the end. */
const together = async (db: LocalDbTables, d: Dice, id: string): Promise<unknown> => {
  const fails = d.chance(0.4)
  try {
    return await db.transaction('rw', db.outbox, db.meta, async () => {
      const seen = [await step(db, d, `${id} a`), await step(db, d, `${id} b`)]
      if (fails) throw new Error('Undone')
      return seen
    })
  } catch (error) {
    return String(error)
  }
}

const trace = async (db: LocalDbTables, seed: number): Promise<unknown[]> => {
  const d = dice(seed)
  const seen: unknown[] = []
  for (let id = 0; id < 60; id++)
    seen.push(await (d.chance(0.4) ? together(db, d, String(id)) : step(db, d, String(id))))
  return [...seen, await db.outbox.toArray(), await db.meta.toArray()]
}

test('the memory of quick stories does step by step what the database does', async () => {
  for (let seed = 1; seed <= 30; seed++) {
    const { db } = await freshPhone()
    // Noted when it was opened.
    await db.meta.clear()
    const real = await trace(db, seed)
    db.close()
    expect(
      JSON.stringify(
        await trace(
          openMemory(new Memory(), () => undefined),
          seed,
        ),
      ),
      `seed ${seed}`,
    ).toBe(JSON.stringify(real))
  }
})
