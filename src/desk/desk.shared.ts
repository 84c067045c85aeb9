import type { App } from '../client/app.ts'
import { DESK_DATABASE } from '../client/worker/storage-names.ts'
import { DESK_OUTBOX_LOCKS, DESK_SYNC_TAG } from '../client/worker/worker-protocol.ts'
import { drafts, listingMutators, type ListingChange } from './listings/listings.shared.ts'
import { goods, goodsMutators, type GoodsChange } from './variants/variants.shared.ts'
import type { ParcelMove } from './shipments/moves.shared.ts'
import { proofMutators, type ProofChange } from './shipments/proof.shared.ts'
import { firstSteps } from './today/first-steps.shared.ts'
import { moveMutators, parcels } from './shipments/shipments.shared.ts'

/** Whatever staff may do without network. */
export type DeskChange = ParcelMove | ProofChange | GoodsChange | ListingChange

/** The app of staff, as page and worker share it. */
export const desk = {
  database: DESK_DATABASE,
  lock: DESK_OUTBOX_LOCKS,
  // A photograph goes over a slow network before another tab takes its sender for frozen.
  lockMs: 150_000,
  scope: '/desk/',
  syncTag: DESK_SYNC_TAG,
  mutators: { ...moveMutators, ...proofMutators, ...goodsMutators, ...listingMutators },
  collections: [parcels, goods, drafts, firstSteps],
} satisfies App
