import { useParams } from 'react-router-dom'
import type { TypedListing } from '../../../contract/product/listing-form.ts'
import type { DeskDraft } from '../../../contract/calls/staff/listings.ts'
import { isFailure, type Failure } from '../../../client/api/failure.ts'
import { getDb } from '../../../client/db/get-db.ts'
import type { LocalDb } from '../../../client/db/local-db.ts'
import { useAnswer } from '../../../ui/base/useAnswer.ts'
import { ListSkeleton } from '../../../ui/display/Skeleton.tsx'
import { ask } from '../../ask.ts'
import { useDesk } from '../../desk.store.ts'
import { Failed } from '../../list/Failed.tsx'
import { useKnown } from '../find/useKnown.ts'
import { faultsOf, typedOf, type Faults } from '../form-of.ts'
import { savedDrafts } from '../listings.shared.ts'
import { openDraft, queuedOf, refusedOf, type DraftOf } from '../typed-listings.ts'
import { DraftForm } from './DraftForm.tsx'

/** A draft as it is opened: what is typed, what was said of it, and where it stands. */
export interface Opened {
  typed: TypedListing
  /** Why it was refused or returned, by field. */
  told: Faults
  stand: 'typed' | 'unsent' | 'refused' | 'waiting' | 'returned'
  /** As the shop has it; its photographs are seen there. */
  draft: DeskDraft | undefined
}

const open = (local: LocalDb, of: DraftOf): Promise<Opened | undefined> =>
  local.read(async () => {
    const typed = await openDraft(local, of)
    if (typed === undefined) return undefined
    const [refused, queued, saved] = await Promise.all([
      refusedOf(local, of),
      queuedOf(local, of),
      savedDrafts(local, of.acct),
    ])
    const draft = saved.find(({ id }) => id === of.id)
    const fields = Object.assign({}, ...refused.map((row) => pictureFault(row) ?? row.fields)) as Record<string, string>
    if (refused.length > 0) return { typed, draft, told: faultsOf(fields), stand: 'refused' }
    if (queued.length > 0) return { typed, draft, told: {}, stand: 'unsent' }
    return { typed, draft, ...standOf(draft) }
  })

/** What is said of a photograph stands at the photographs. */
const pictureFault = ({ op, reason, message }: Awaited<ReturnType<typeof refusedOf>>[number]) =>
  op === 'desk.picture' && reason !== 'dependent' && message !== undefined ? { pictures: message } : undefined

const standOf = (draft: DeskDraft | undefined): Pick<Opened, 'told' | 'stand'> => {
  if (draft?.state === 'returned') return { told: faultsOf(draft.reasons), stand: 'returned' }
  return { told: {}, stand: draft?.state === 'waiting' ? 'waiting' : 'typed' }
}

/** From this phone, or, of a draft that another one has sent, from the shop. */
const openAnywhere = async (of: DraftOf): Promise<Opened | Failure> => {
  const own = await open(await getDb(), of)
  if (own !== undefined) return own
  const answer = await ask('deskDraft', { params: { id: of.id } })
  if (isFailure(answer)) return answer
  return { typed: typedOf(answer.data), draft: answer.data, ...standOf(answer.data) }
}

/** A listing as it is typed, from the first word to the approval. */
export const DraftPage = () => {
  const { id = '' } = useParams()
  const acct = useDesk(({ me }) => me?.staff_id) ?? 0
  const of = { acct, id }
  const known = useKnown()
  const { answer, again } = useAnswer(() => openAnywhere(of), id)
  if (answer === undefined || known === undefined) return <ListSkeleton />
  if (isFailure(answer)) return <Failed level={1} failure={answer} onAgain={again} />
  return <DraftForm key={id} of={of} opened={answer} kinds={known?.kinds ?? []} products={known?.products ?? []} />
}
