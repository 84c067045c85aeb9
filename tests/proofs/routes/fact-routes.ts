import { randomInt } from 'node:crypto'
import type { staffFacts } from '../../../src/contract/calls/staff/facts.ts'
import { ownFacts } from '../../../server/db/schema.ts'
import { nothing, type DeskRoute, type Sent } from './route.ts'

/** Calls about facts that the operator has made. */

const form = () => ({ name: `Colour ${randomInt(1e9)}`, names: { hi: `रंग ${randomInt(1e9)}` }, categories: [] })

/** Two facts, and no others: a shop has not many. */
const ofFact = (part: (id: string, into: number) => Sent): DeskRoute => ({
  send: async ({ db }) => {
    await db.delete(ownFacts)
    const made = await db
      .insert(ownFacts)
      .values([1, 2].map((position) => ({ name: form().name, kind: 'text' as const, position })))
      .returning({ id: ownFacts.id })
    return part(String(made[0]?.id), made[1]?.id ?? 0)
  },
  writes: ['own_facts', 'audit_log'],
})

export const factRoutes: Record<keyof typeof staffFacts, DeskRoute> = {
  deskFacts: nothing,
  deskFactCreate: ofFact(() => ({ body: { ...form(), kind: 'choice' } })),
  deskFactSet: ofFact((id) => ({ params: { id }, body: { ...form(), paused: true } })),
  deskFactOrder: ofFact((id, other) => ({ body: { ids: [other, Number(id)] } })),
  deskFactMerge: ofFact((id, into) => ({ params: { id }, body: { into } })),
}
