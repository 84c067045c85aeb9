import { addressLane } from '../../../src/shop/addresses/address-changes.shared.ts'
import { addresses, savedAddresses, addressLists } from '../../../src/shop/addresses/addresses.shared.ts'
import { wishlist, savedWishes, wishes } from '../../../src/shop/wishlist/wishes.shared.ts'
import type { Address, AddressKind } from '../../../src/contract/entities.ts'
import { pull } from '../../../src/client/sync/pull.ts'
import { failedChanges, pendingChanges } from '../../../src/client/sync/queue.ts'
import { forgetLogin, readSession } from '../../../src/client/session/session.ts'
import { same, stable } from './compare.ts'
import { heal, sendAll } from './phone-events.ts'
import type { Tab } from './phones.ts'
import { act, ACCOUNTS, finish, type Stage } from './scenario-context.ts'

/** The network heals and everything is sent; then server and screen must show what the users wanted. */

const KINDS = ['delivery', 'billing'] as const satisfies AddressKind[]
export const endWell = async (stage: Stage): Promise<void> => {
  const { world, shop, network, device, farmer } = stage
  await heal(stage)
  const tab = await device.open(null)
  const accounts = ACCOUNTS.filter((acct) => farmer.intents.get(acct)?.isTouched)
  for (const isPoisoned of [true, false]) {
    shop.isPoisoned = isPoisoned
    for (const acct of accounts) await sendAllOf(stage, tab, acct)
  }
  for (const acct of accounts) await check(stage, tab, acct)
  while (network.ghosts.length > 0) network.haunt()
  for (const acct of accounts) checkServer(stage, acct)
  for (const [key, count] of shop.effects) if (count > 1) world.blame(`twice: key ${key} took effect ${count} times`)
  for (const stranger of shop.strangers) world.blame(`across accounts: ${stranger}`)
}

/** Whoever is logged in stays so, so that the phone's mirror can be checked as it is. */
const logIn = async (stage: Stage, tab: Tab, acct: number): Promise<void> => {
  const session = await readSession(tab.phone)
  tab.isQuick = true
  if (session.acct === acct && session.valid && stage.shop.tokens.get(session.token ?? '') === acct)
    tab.who = { acct, token: session.token ?? '' }
  else {
    await act(stage, tab, () => forgetLogin(tab.phone, session.acct, false))
    await act(stage, tab, () => stage.farmer.logIn(tab, acct))
  }
  tab.isQuick = false
}

/** Beside a change that always fails, every healthy change must be sent all the same. */
const sendAllOf = async (stage: Stage, tab: Tab, acct: number): Promise<void> => {
  const { world, shop } = stage
  await logIn(stage, tab, acct)
  const isHealthy = ({ target }: { target: string }) => !shop.isPoisoned || target !== String(acct * 100 + 9)
  const isSent = async () => !(await pendingChanges(tab.phone, acct)).some(isHealthy)
  if (await sendAll(stage, tab, isSent)) return
  const left = (await pendingChanges(tab.phone, acct)).filter(isHealthy)
  world.blame(`stuck: ${left.map(({ op, target, state }) => `${op} ${target} ${state}`).join(', ')}`)
}

const check = async (stage: Stage, tab: Tab, acct: number): Promise<void> => {
  const { world, shop, farmer } = stage
  const intent = farmer.intents.get(acct)
  await logIn(stage, tab, acct)
  const dead = await failedChanges(tab.phone, acct)
  for (const { op, target, lane, reason } of dead)
    if (intent?.unsure.has(lane) !== true && !dead.some((other) => intent?.unsure.has(laneNamed(acct, other)) === true))
      world.blame(`refused without reason: ${op} ${target} (${reason})`)
  await checkCopy(stage, tab, acct)
  await act(stage, tab, async () => {
    await pull(tab.phone, wishes)
    for (const kind of KINDS) await pull(tab.phone, addressLists[kind])
  })
  await finish(stage)
  const queue = await pendingChanges(tab.phone, acct)
  const wished = wishlist(await savedWishes(tab.phone, acct), queue).map(({ product_id }) => product_id)
  same(stage, 'wishes', wished, shop.wishes(acct))
  for (const kind of KINDS) {
    const shown = addresses(kind, await savedAddresses(tab.phone, acct, kind), queue)
    same(stage, kind, sorted(shown.map(({ unsent: _unsent, ...one }) => one)), sorted(shop.book(acct, kind)))
  }
  checkServer(stage, acct)
}

/** What the phone has learnt by confirmations alone must match the server; only their order it cannot know. */
const checkCopy = async (stage: Stage, tab: Tab, acct: number): Promise<void> => {
  const { shop, farmer, device } = stage
  const intent = farmer.intents.get(acct)
  const { epoch } = await readSession(tab.phone)
  if (device.pulled.get('wishlist') === epoch) {
    const isSure = (product: number) => intent?.unsure.has(`${acct}|w:${product}`) === false
    const copy = (await savedWishes(tab.phone, acct)).map(({ product_id }) => product_id)
    same(stage, 'wishes kept', byNumber(copy.filter(isSure)), byNumber(shop.wishes(acct).filter(isSure)))
  }
  for (const kind of KINDS) {
    if (device.pulled.get(kind) !== epoch) continue
    const plain = (book: Address[]) =>
      sorted(book.filter(({ id }) => intent?.isSure(kind, id) === true)).map(({ is_default: _default, ...one }) => one)
    same(stage, `${kind} kept`, plain(await savedAddresses(tab.phone, acct, kind)), plain(shop.book(acct, kind)))
  }
}

const byNumber = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

const laneNamed = (acct: number, change: { op: string; kind?: AddressKind; target: string }): string =>
  change.kind === undefined ? '' : addressLane(acct, change.kind, change.target)

const sorted = <T extends { id: string }>(book: readonly T[]): T[] => book.toSorted((a, b) => a.id.localeCompare(b.id))

/** Nothing lost, nothing made up. */
const checkServer = ({ world, shop, farmer }: Stage, acct: number): void => {
  const intent = farmer.intents.get(acct)
  if (intent === undefined) return
  const isSure = (product: number) => !intent.unsure.has(`${acct}|w:${product}`)
  const there = stable(byNumber(shop.wishes(acct).filter(isSure)))
  const wanted = stable(byNumber([...intent.wishes].filter(isSure)))
  if (there !== wanted) world.blame(`lost: wishes of ${acct} are ${there} and not ${wanted}`)
  for (const kind of KINDS) {
    const isDefaultSure = intent.isDefaultSure(kind)
    const facts = (id: string, name: string, landmark: string | null | undefined, is_default: 0 | 1) =>
      `${id} ${name} ${landmark ?? ''} ${isDefaultSure ? is_default : ''}`
    const book = shop
      .book(acct, kind)
      .filter(({ id }) => intent.isSure(kind, id))
      .map((one) => facts(one.id, one.name, one.landmark, one.is_default))
    const hoped = intent.books[kind]
      .filter(({ id }) => intent.isSure(kind, id))
      .map((one) => facts(one.id, one.form.name, one.form.landmark, one.is_default))
    if (stable(book.toSorted()) !== stable(hoped.toSorted()))
      world.blame(`lost: ${kind} of ${acct} is ${stable(book)} and not ${stable(hoped)}`)
  }
}
