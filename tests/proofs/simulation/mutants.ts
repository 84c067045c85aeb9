import type * as Queue from '../../../src/client/sync/queue.ts'
import type * as Rules from '../../../src/client/sync/queue-policy.ts'
import type * as Mirror from '../../../src/client/sync/mirror.ts'
import type { Habit } from './user-actor.ts'
import type { Flaws } from './scenario.ts'

/** Broken designs of the sync protocol: the invariants must catch each of them. */

/** Defects of the queue itself, whoever uses it. */
export interface BrokenQueue {
  rules?: (real: typeof Rules) => Partial<typeof Rules>
  queue?: (real: typeof Queue) => Partial<typeof Queue>
  mirror?: (real: typeof Mirror) => Partial<typeof Mirror>
}

export interface Broken extends BrokenQueue, Flaws {}

type Record = Parameters<typeof Rules.coalesce>[0][number]

/** As if it had never been tried. */
export const thawed = (record: Record): Record => {
  const { wire: _wire, ...rest } = record
  return { ...rest, attempts: 0, state: 'queued' }
}

const isCreateOf = (record: Record, lane: string): boolean => record.op === 'addr.create' && record.lane === lane
/** Nothing but addresses, one change after the other. */
const bookOnly: Habit = { wish: 0, create: 3, update: 0, setDefault: 6, remove: 3, nowhere: 0, pace: 12, length: 120 }
const isTaken = (claimed: Queue.Claim | 'clock' | null): claimed is Queue.Claim =>
  claimed !== null && claimed !== 'clock'

/** The accounts of changes before the phone forgot to check them. */
const owners = new Map<string, number>()

/** Treats the changes of every account as those of the one who is logged in. */
export const claimAnybodys =
  (real: typeof Queue): typeof Queue.claim =>
  async (phone, principal, tried, serverNow) => {
    const session = await phone.db.session.get(1)
    if (typeof session?.acct !== 'number') return real.claim(phone, principal, tried, serverNow)
    const acct = session.acct
    await phone.db.outbox
      .filter((record) => record.acct !== acct)
      .modify((record) => {
        owners.set(record.id, record.acct)
        record.acct = acct
      })
    return real.claim(phone, acct, tried, serverNow)
  }

export const brokenDesigns = {
  'the server keeps no answers': { store: false, unique: false },
  'the server only knows what is there already': { store: false },
  'every sending has a key of its own': { keyOf: (key, sending) => `${key} ${sending}` },
  'keys are forgotten while copies travel': { prunes: true },
  'a 200 is believed whoever says it': { isCareless: true },
  'an edit goes into what may have been sent': {
    rules: (real) => ({
      coalesce: (queue, lane, change) => real.coalesce(queue.map(thawed), lane, change),
    }),
  },
  'an attempt is written down after its answer': {
    queue: (real) => ({
      claim: async (phone, principal, tried, serverNow) => {
        const claimed = await real.claim(phone, principal, tried, serverNow)
        if (isTaken(claimed))
          await phone.db.outbox
            .where('id')
            .equals(claimed.id)
            .modify((record) => void Object.assign(record, thawed(record)))
        return claimed
      },
    }),
  },
  'a deleted address takes its creation along, sent or not': {
    habit: bookOnly,
    rules: (real) => ({
      coalesce: (queue, lane, change) => {
        const born = queue.find((record) => isCreateOf(record, lane))
        return change.op === 'addr.delete' && born !== undefined
          ? { remove: queue.filter((record) => record.lane === lane).map(({ seq }) => seq), rewrite: [], append: null }
          : real.coalesce(queue, lane, change)
      },
    }),
  },
  'a deleted address takes the choice of it as default along': {
    habit: bookOnly,
    regrets: 1,
    rules: (real) => ({
      coalesce: (queue, lane, change) => {
        if (change.op !== 'addr.delete') return real.coalesce(queue, lane, change)
        const chosen = queue.filter(
          (record) => record.op === 'addr.default' && record.target === change.target && !real.isFrozen(record),
        )
        const plan = real.coalesce(
          queue.filter((record) => !chosen.includes(record)),
          lane,
          change,
        )
        return { ...plan, remove: [...plan.remove, ...chosen.map(({ seq }) => seq)] }
      },
    }),
  },
  'the phone’s own clock says what is too old': {
    queue: (real) => ({ claim: (phone, principal, tried) => real.claim(phone, principal, tried, phone.now()) }),
  },
  'a refused log-in drops the change': {
    rules: (real) => ({
      classify: (record, outcome) => {
        const verdict = real.classify(record, outcome)
        return verdict.do === 'login' ? { do: 'dead', reason: 'refused' } : verdict
      },
    }),
  },
  'accounts are not told apart, the server asks': {
    queue: (real) => ({
      claim: async (phone, principal, tried, serverNow) => {
        const claimed = await claimAnybodys(real)(phone, principal, tried, serverNow)
        if (!isTaken(claimed) || claimed.account === undefined) return claimed
        const { acct, token } = claimed.account
        return { ...claimed, account: { acct: owners.get(claimed.id) ?? acct, token } }
      },
    }),
  },
  'accounts are not told apart, the server does not ask': {
    guard: false,
    queue: (real) => ({ claim: claimAnybodys(real) }),
  },
  'a change leaves the queue before it is sent': {
    queue: (real) => ({
      claim: async (phone, principal, tried, serverNow) => {
        const claimed = await real.claim(phone, principal, tried, serverNow)
        if (isTaken(claimed)) await phone.db.outbox.where('id').equals(claimed.id).delete()
        return claimed
      },
    }),
  },
  'changes of one thing overtake each other': {
    rules: () => ({
      nextToSend: (queue, now, tried) => queue.findLast((record) => !tried.has(record.id) && record.nextAt <= now),
    }),
  },
  'one queue for all, whose head blocks the rest': {
    rules: () => ({
      nextToSend: (queue, now, tried) => queue.slice(0, 1).find(({ id, nextAt }) => !tried.has(id) && nextAt <= now),
    }),
  },
  'new addresses overtake each other': {
    habit: bookOnly,
    rules: (real) => ({
      nextToSend: (queue, now, tried) =>
        real.nextToSend(
          queue.filter((record) => record.op !== 'addr.create' || record.nextAt <= now),
          now,
          tried,
        ),
    }),
  },
  'an edit keeps what it has cleared': {
    rules: (real) => ({
      coalesce: (queue, lane, change) => {
        const plan = real.coalesce(queue, lane, change)
        return {
          ...plan,
          rewrite: plan.rewrite.map((record) => {
            const before = queue.find(({ seq }) => seq === record.seq)
            return record.op === 'addr.create' && before?.op === 'addr.create'
              ? { ...record, body: { ...Object(before.body), ...Object(record.body) } }
              : record
          }),
        }
      },
    }),
  },
  'an older snapshot replaces what was confirmed since': {
    mirror: () => ({ confirmedCount: () => Promise.resolve(0) }),
  },
} satisfies { [name: string]: Broken }
