import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { draftPictures, listingDrafts, listingPictures, listings, variants } from '../../../server/db/schema.ts'
import { dice as diceOf, type Dice } from '../../proofs/simulation/prng.ts'
import { addCategory, addSeller } from '../support/fixtures.ts'
import type { Answered, Ask, TestShop } from '../support/support.ts'
import { approve, giveBack, newForm, photograph, sendDraft, sendPicture, withdraw } from './draft-steps.ts'

/** Random lives of drafts of two shops, whose phones repeat what they send, beside what has to become of them. */

interface Draft {
  id: string
  /** Which of the two shops has begun it. */
  of: number
  /** The names that any version of it may give to its photographs. */
  names: readonly string[]
  /** What the server knows; absent before it was sent and once it was withdrawn. */
  known?: { title: string; pictures: string[]; sentAt: string; state: 'waiting' | 'returned' | 'approved' }
  came: Set<string>
  /** Moments of versions that were sent before. */
  former: string[]
}

interface Stage {
  shop: TestShop
  dice: Dice
  asks: readonly { sellerId: number; ask: Ask }[]
  operators: readonly Ask[]
  categoryId: number
  bytes: Uint8Array<ArrayBuffer>
  counted: { requests: number; approved: number }
}

const STEPS = 14

/**
 * Sends it once, or again under the same key, at the same moment or later: every answer is the first one's. Photographs
 * of one log-in arrive two at a time.
 */
const repeated = async (
  { dice, counted }: Stage,
  send: (key: string) => Promise<Answered>,
  most = 3,
): Promise<Answered> => {
  const key = randomUUID()
  const copies = Math.min(most, dice.pick([1, 1, 2, 3]))
  counted.requests += copies
  const atOnce = dice.chance(0.5)
  const answers: Answered[] = []
  if (atOnce) answers.push(...(await Promise.all(Array.from({ length: copies }, () => send(key)))))
  else for (let copy = 0; copy < copies; copy++) answers.push(await send(key))
  const [first] = answers
  if (first === undefined) throw new Error('It was sent at least once')
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1)
  return first
}

const missingOf = ({ known, came }: Draft): number => (known?.pictures ?? []).filter((name) => !came.has(name)).length

const sending = async (stage: Stage, draft: Draft, by: number): Promise<void> => {
  const { dice, asks, categoryId } = stage
  const ask = asks[by]?.ask ?? asks[0]?.ask
  if (ask === undefined) throw new Error('There are two shops')
  const title = `Thing ${dice.below(1_000_000)}`
  const pictures = draft.names.filter(() => dice.chance(0.6))
  const body = newForm(categoryId, { title, pictures })
  const { status, body: answer } = await repeated(stage, (key) => sendDraft(ask, draft.id, body, key))
  // Under a name that nobody has, it is the other shop's own draft from then on.
  if (draft.known === undefined) draft.of = by
  const wanted = draft.of !== by ? 404 : draft.known?.state === 'approved' ? 409 : 200
  expect(status, JSON.stringify(answer)).toBe(wanted)
  if (wanted !== 200) return
  if (draft.known !== undefined) draft.former.push(draft.known.sentAt)
  draft.came = new Set(pictures.filter((name) => draft.came.has(name)))
  draft.known = { title, pictures, sentAt: answer.data.sent_at, state: 'waiting' }
  expect(answer.data).toMatchObject({ state: 'waiting', title, pictures_missing: missingOf(draft) })
}

const photographing = async (stage: Stage, draft: Draft, by: number): Promise<void> => {
  const { dice, asks, bytes } = stage
  const ask = asks[by]?.ask ?? stage.shop.ask
  const name = dice.pick(draft.names)
  const { status, body } = await repeated(stage, () => sendPicture(ask, draft.id, name, bytes), 2)
  const { known, came } = draft
  const isNamed = known?.pictures.includes(name) === true
  const wanted =
    known === undefined || draft.of !== by || (!isNamed && !came.has(name))
      ? 404
      : known.state === 'approved' && !came.has(name)
        ? 409
        : 200
  expect(status, JSON.stringify(body)).toBe(wanted)
  if (wanted !== 200) return
  came.add(name)
  expect(body.data).toMatchObject({ id: name, pictures_missing: missingOf(draft) })
}

const deciding = async (stage: Stage, draft: Draft, to: 'approved' | 'returned'): Promise<void> => {
  const { dice, operators } = stage
  const { known } = draft
  const isOld = draft.former.length > 0 && dice.chance(0.3)
  const sentAt = isOld ? dice.pick(draft.former) : known?.sentAt
  const by = dice.pick(operators)
  const { status, body } = await repeated(stage, (key) =>
    to === 'approved'
      ? approve(by, draft.id, sentAt ?? new Date(0).toISOString(), key)
      : giveBack(by, draft.id, sentAt ?? new Date(0).toISOString(), { 'form.title': 'Name it' }, key),
  )
  const isFit = known?.state === 'waiting' && sentAt === known.sentAt && missingOf(draft) === 0
  expect(status, JSON.stringify(body)).toBe(known === undefined ? 404 : isFit ? 200 : 409)
  if (isFit) known.state = to
}

const withdrawing = async (stage: Stage, draft: Draft, by: number): Promise<void> => {
  const ask = stage.asks[by]?.ask ?? stage.shop.ask
  const { status } = await repeated(stage, (key) => withdraw(ask, draft.id, key))
  const { known } = draft
  expect(status).toBe(known === undefined || draft.of !== by ? 404 : known.state === 'approved' ? 409 : 200)
  if (status !== 200) return
  delete draft.known
  draft.came = new Set()
  draft.former = []
}

/** Nothing is lost, nothing is there twice, and nothing is another shop's. */
const check = async ({ shop, asks, counted }: Stage, drafts: readonly Draft[]): Promise<void> => {
  const { db } = shop
  const sellerIds = asks.map(({ sellerId }) => sellerId)
  const rows = await db.select().from(listingDrafts).where(inArray(listingDrafts.sellerId, sellerIds))
  const known = drafts.filter((draft) => draft.known !== undefined)
  const byId = <Row extends { id: string }>(some: readonly Row[]) => some.toSorted((a, b) => a.id.localeCompare(b.id))
  expect(byId(rows.map(({ id, sellerId, state, form }) => ({ id, sellerId, state, title: form.title })))).toEqual(
    byId(
      known.map(({ id, of, known: own }) => ({ id, sellerId: sellerIds[of], state: own?.state, title: own?.title })),
    ),
  )
  const pictures = await db.select().from(draftPictures).where(inArray(draftPictures.sellerId, sellerIds))
  expect(pictures.map(({ draftId, id, sellerId }) => `${draftId} ${id} ${sellerId}`).toSorted()).toEqual(
    known.flatMap(({ id, of, came }) => [...came].map((name) => `${id} ${name} ${sellerIds[of]}`)).toSorted(),
  )
  expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length)
  const approved = known.filter((draft) => draft.known?.state === 'approved')
  counted.approved += approved.length
  const sold = await db.select().from(listings).where(inArray(listings.sellerId, sellerIds))
  expect(sold.map(({ title, sellerId }) => `${sellerId} ${title}`).toSorted()).toEqual(
    approved.map(({ of, known: own }) => `${sellerIds[of]} ${own?.title}`).toSorted(),
  )
  for (const draft of approved) {
    const row = rows.find(({ id }) => id === draft.id)
    const listing = sold.find(({ id }) => id === row?.listingId)
    expect(listing?.title).toBe(draft.known?.title)
    const shown = await db
      .select()
      .from(listingPictures)
      .where(eq(listingPictures.listingId, listing?.id ?? 0))
      .orderBy(listingPictures.position)
    const files = draft.known?.pictures.map((name) => pictures.find(({ id }) => id === name)?.file)
    expect(shown.map(({ file }) => file)).toEqual(files)
    expect(await db.$count(variants, eq(variants.listingId, listing?.id ?? 0))).toBe(1)
  }
  for (const { file } of pictures) expect(await shop.deps.files.open(file), 'its file is there').not.toBe(null)
}

const live = async (stage: Stage): Promise<void> => {
  const { dice } = stage
  const drafts: Draft[] = Array.from({ length: 3 }, (_, place) => ({
    id: randomUUID(),
    of: place % 2,
    names: [randomUUID(), randomUUID()],
    came: new Set<string>(),
    former: [],
  }))
  for (let step = 0; step < STEPS; step++) {
    const draft = dice.pick(drafts)
    // Now and then it is the other shop that tries.
    const by = dice.chance(0.85) ? draft.of : 1 - draft.of
    const what = dice.pick([
      'send',
      'send',
      'picture',
      'picture',
      'picture',
      'approve',
      'approve',
      'return',
      'withdraw',
    ])
    if (what === 'send') await sending(stage, draft, by)
    else if (what === 'picture') await photographing(stage, draft, by)
    else if (what === 'approve') await deciding(stage, draft, 'approved')
    else if (what === 'return') await deciding(stage, draft, 'returned')
    else await withdrawing(stage, draft, by)
  }
  await check(stage, drafts)
}

/** So many at once, each of shops of its own; an embedded database plays them one after another. */
const AT_ONCE = 4

/** Plays so many lives and counts what was sent; the first seed is printed, `SEED=<it>` begins with it. */
export const liveDrafts = async (shop: TestShop, lives: number): Promise<Stage['counted']> => {
  const first = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 30))
  console.warn(`${lives} lives of drafts from seed ${first}`)
  const operators = [(await shop.staff(null, 'manager')).ask, (await shop.staff(null, 'owner')).ask]
  const { id: categoryId } = await addCategory(shop.db)
  const bytes = await photograph()
  const counted = { requests: 0, approved: 0 }
  const open = async () => {
    const { id: sellerId } = await addSeller(shop.db)
    return { sellerId, ask: (await shop.staff(sellerId, 'manager')).ask }
  }
  let next = first
  let failure: Error | undefined
  const play = async () => {
    while (next < first + lives && failure === undefined) {
      const seed = next++
      try {
        const asks = [await open(), await open()]
        await live({ shop, dice: diceOf(seed), asks, operators, categoryId, bytes, counted })
      } catch (error) {
        failure = new Error(`Seed ${seed}`, { cause: error })
      }
    }
  }
  await Promise.all(Array.from({ length: shop.kind === 'postgres' ? AT_ONCE : 1 }, play))
  if (failure !== undefined) throw failure
  return counted
}
