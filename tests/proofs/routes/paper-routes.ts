import { randomUUID } from 'node:crypto'
import { licenceRequests } from '../../../server/db/schema.ts'
import { openRounds } from '../../server/shipments/rounds.ts'
import { addSeller } from '../../server/support/fixtures.ts'
import { PICTURE, type DeskRoute, type Sent } from './route.ts'

/** What shops hand in with a photograph: licences, and what shows that goods were delivered. */

const LICENCE = { kind: 'seed', number: 'MH/2026/18', state: 'Maharashtra', expires: '2029-03-31' }

/** A licence that waits; its shop's number stands in the address, or its own. */
const ofRequest = (part: (request: { id: string; sellerId: number }) => Sent): DeskRoute => ({
  send: async ({ db }) => {
    const { id: sellerId } = await addSeller(db)
    const { expires: expiresOn, ...paper } = LICENCE
    const id = randomUUID()
    await db.insert(licenceRequests).values({ id, sellerId, ...paper, expiresOn })
    return { ...part({ id, sellerId }), sellerId }
  },
  writes: ['licence_requests', 'licences', 'audit_log'],
})

const file = { type: 'application/octet-stream', text: PICTURE }

export const paperRoutes = {
  deskLicences: ofRequest(({ sellerId }) => ({ params: { id: String(sellerId) } })),
  deskLicenceAsk: ofRequest(({ sellerId }) => ({
    params: { id: String(sellerId), licence: randomUUID() },
    body: LICENCE,
  })),
  deskLicencePhotograph: ofRequest(({ sellerId, id }) => ({ params: { id: String(sellerId), licence: id }, file })),
  deskLicenceApprove: ofRequest(({ id }) => ({ params: { id } })),
  deskLicenceRefuse: ofRequest(({ id }) => ({ params: { id }, body: { reason: 'It cannot be read' } })),
  deskClosingHourSet: {
    send: async ({ db }) => {
      const { id } = await addSeller(db)
      return { params: { id: String(id) }, body: { until: 15 }, sellerId: id }
    },
    writes: ['sellers', 'audit_log'],
  },
  deskProof: {
    send: async (shop) => {
      const { id, act, seller } = await openRounds(() => shop).onTheRound(100)
      await act('deliver', { cash_taken: 100 })
      return { params: { id, photograph: randomUUID() }, file, sellerId: seller.id }
    },
    writes: ['shipment_proofs', 'audit_log'],
  },
} satisfies Record<string, DeskRoute>
