import type { DeskChange } from '../../../../src/desk/desk.shared.ts'
import { freeze, type Mutator } from '../../../../src/client/sync/mutator.ts'
import { app, mutatorOf, openApp } from '../../../../src/client/app.ts'
import { brokenDesigns, claimAnybodys, thawed, type BrokenQueue } from '../mutants.ts'
import type { DeskFlaws } from './scenario.ts'
import { EVERYTHING } from './staff-actor.ts'

/** Broken designs of the desk: the invariants must catch each of them. */

export interface BrokenDesk extends BrokenQueue, DeskFlaws {}

type ChangeOf<Op extends DeskChange['op']> = Extract<DeskChange, { op: Op }>

/** Replaces a part of what is known of a kind of changes. */
const spoil =
  <Op extends DeskChange['op']>(op: Op, anew: Partial<Mutator<ChangeOf<Op>>>) =>
  (): void => {
    // Safe: under this name stands the mutator of these changes.
    const real = mutatorOf({ op, target: '', body: null } as unknown as DeskChange)
    openApp({ ...app(), mutators: { ...app().mutators, [op]: { ...real, ...anew } } })
  }

const goodsOnly = { ...EVERYTHING, move: 0, draft: 0, length: 90 }
const draftsOnly = { ...EVERYTHING, draft: 20, length: 90 }

export const brokenDesks: { [name: string]: BrokenDesk } = {
  'cash is added once more where the answer was lost': {
    cashOnce: false,
    keyOf: (key, sending) => `${key} ${sending}`,
  },
  'cash that is told again is added': { cashOnce: false, store: false },
  'the server keeps no answers': { store: false },
  'every sending has a key of its own': { keyOf: (key, sending) => `${key} ${sending}` },
  'stock is set and not added': { adds: false },
  'the phone sends the stock that it shows': {
    spoil: spoil('desk.stock', {
      request: ({ target, body: { add } }) =>
        freeze({ method: 'POST', path: 'desk/variants/:sku/stock' }, { sku: target }, { add: 30 + add }),
    }),
  },
  'of two differences that are joined one is dropped': {
    habit: goodsOnly,
    spoil: spoil('desk.stock', { merge: (_, tail) => ({ remove: [tail.seq], append: true }) }),
  },
  'a price that was never at the shop counts as the one that was seen': {
    habit: goodsOnly,
    spoil: spoil('desk.price', {
      merge: ({ body }, tail) => ({ rewrite: { ...tail, body }, append: false }),
    }),
  },
  'a photograph does not wait for its text': {
    habit: draftsOnly,
    spoil: spoil('desk.picture', { lane: ({ body }) => `picture:${body.picture}` }),
  },
  'a photograph that was taken away is left in the queue': {
    habit: draftsOnly,
    spoil: spoil('desk.draft', {
      merge: (change, _tail, queue) => {
        const text = queue.find((row) => row.op === 'desk.draft' && row.target === change.target && row.attempts === 0)
        return text && { rewrite: { ...text, body: change.body }, append: false }
      },
    }),
  },
  'a text that is typed anew replaces one that is perhaps at the shop': {
    habit: draftsOnly,
    spoil: spoil('desk.draft', {
      merge: (change, _tail, queue) => {
        const text = queue.find((row) => row.op === 'desk.draft' && row.target === change.target)
        return text && { remove: [text.seq], append: true }
      },
    }),
  },
  'what was unpacked takes the packing along, sent or not': {
    rules: (real) => ({ coalesce: (queue, lane, change) => real.coalesce(queue.map(thawed), lane, change) }),
  },
  'moves of one parcel overtake each other': {
    rules: () => ({
      nextToSend: (queue, now, tried) => queue.findLast((record) => !tried.has(record.id) && record.nextAt <= now),
    }),
  },
  'a refused change is dropped without a word': {
    rules: (real) => ({
      classify: (record, outcome) => {
        const verdict = real.classify(record, outcome)
        return verdict.do === 'dead' ? { do: 'done' } : verdict
      },
    }),
  },
  'one’s changes go under the other’s log-in, the server asks': {
    ...brokenDesigns['accounts are not told apart, the server asks'],
  },
  'one’s changes go under the other’s log-in, the server does not ask': {
    guard: false,
    queue: (real) => ({ claim: claimAnybodys(real) }),
  },
  'an older list replaces what was confirmed since': {
    mirror: (real) => ({
      writeAnswer: async (local, name, asked, answer) => {
        const confirmed = await local.read(() => real.confirmedCount(local, asked.acct, name))
        return real.writeAnswer(local, name, { ...asked, confirmed }, answer)
      },
    }),
  },
  'a list that comes after a log-out is written': {
    mirror: (real) => ({
      writeAnswer: async (local, name, asked, answer) => {
        const epoch = (await local.read(() => local.db.session.get(1)))?.epoch ?? ''
        return real.writeAnswer(local, name, { ...asked, epoch }, answer)
      },
    }),
  },
}
