import type { AddressChange } from '../../../src/shop/shop.shared.ts'
import { addresses, type AddressView, savedAddresses } from '../../../src/shop/addresses/addresses.shared.ts'
import type { AddressKind } from '../../../src/contract/entities.ts'
import type { WishChange } from '../../../src/shop/wishlist/wishes.shared.ts'
import { enqueue, failedChanges, retryDead, pendingChanges } from '../../../src/client/sync/queue.ts'
import { forgetLogin, rememberLogin } from '../../../src/client/session/session.ts'
import { addressForm, product } from '../../support/goods.ts'
import type { Dice } from './prng.ts'
import type { Intent } from './intent.ts'
import { atOnce, type Tab } from './phones.ts'
import { addressId, NOWHERE, productsOf, type Shop } from './shop.ts'

/** What the users do: only what a screen would offer them. */

/** How often each kind of change is made. */
export interface Habit {
  wish: number
  create: number
  update: number
  setDefault: number
  remove: number
  /** How likely a form is one that the server refuses. */
  nowhere: number
  /** How busy the users are, compared with everything else that happens. */
  pace: number
  /** Longest scenario, in events. */
  length: number
}
export const EVERYTHING: Habit = {
  wish: 4,
  create: 3,
  update: 2,
  setDefault: 2,
  remove: 2,
  nowhere: 0.07,
  pace: 8,
  length: 55,
}

export class Farmer {
  readonly #dice: Dice
  readonly #shop: Shop
  readonly #habit: Habit
  readonly intents: ReadonlyMap<number, Intent>
  #addresses = 0

  constructor(dice: Dice, shop: Shop, habit: Habit, intents: ReadonlyMap<number, Intent>) {
    this.#dice = dice
    this.#shop = shop
    this.#habit = habit
    this.intents = intents
  }

  /** Makes a change on the screen of this tab. */
  change = (tab: Tab): Promise<void> =>
    atOnce(tab, async () => {
      const acct = tab.who?.acct
      if (acct === undefined) return
      const wanted = await this.#choose(tab, acct)
      if (wanted !== null) await this.#make(tab, acct, wanted)
    })

  /** Another address becomes the default; with `regret` it is deleted right away. */
  prefer = (tab: Tab, regret: boolean): Promise<void> =>
    atOnce(tab, async () => {
      const acct = tab.who?.acct
      if (acct === undefined) return
      const others = (await this.#sound(tab, acct, 'delivery')).filter(({ is_default }) => is_default === 0)
      if (others.length === 0) return
      const { id: target } = this.#dice.pick(others)
      await this.#make(tab, acct, { op: 'addr.default', kind: 'delivery', target, body: null })
      if (regret) await this.#make(tab, acct, { op: 'addr.delete', kind: 'delivery', target, body: null })
    })

  /** Retries a failed change. */
  retry = (tab: Tab): Promise<void> =>
    atOnce(tab, async () => {
      const letters = tab.who === null ? [] : await failedChanges(tab.phone, tab.who.acct)
      if (letters.length > 0) await retryDead(tab.phone, this.#dice.pick(letters).id)
    })

  logIn = (tab: Tab, acct: number): Promise<void> =>
    atOnce(tab, async () => {
      const token = this.#shop.token(acct)
      await rememberLogin(tab.phone, acct, token)
      tab.who = { acct, token }
    })

  logOut = (tab: Tab, discard: boolean): Promise<void> =>
    atOnce(tab, async () => {
      if (tab.who === null) return
      const { acct, token } = tab.who
      const left = await pendingChanges(tab.phone, acct)
      await forgetLogin(tab.phone, acct, discard)
      if (discard) for (const { lane } of left) this.intents.get(acct)?.unsure.add(lane)
      tab.who = null
      if (this.#dice.chance(0.5)) this.#shop.tokens.delete(token)
    })

  async #choose(tab: Tab, acct: number): Promise<AddressChange | WishChange | null> {
    const dice = this.#dice
    const { wish, create, update, setDefault, remove } = this.#habit
    let point = dice.next() * (wish + create + update + setDefault + remove)
    if ((point -= wish) < 0) return this.#heart(acct)
    const kind: AddressKind = dice.chance(0.8) ? 'delivery' : 'billing'
    if ((point -= create) < 0)
      return { op: 'addr.create', kind, target: addressId(acct, ++this.#addresses), body: this.#form() }
    const sound = await this.#sound(tab, acct, kind)
    if (sound.length === 0) return null
    const target = dice.pick(sound).id
    if ((point -= update) < 0) return { op: 'addr.update', kind, target, body: this.#form() }
    return { op: point - setDefault < 0 ? 'addr.default' : 'addr.delete', kind, target, body: null }
  }

  async #make(tab: Tab, acct: number, change: AddressChange | WishChange): Promise<void> {
    await enqueue(tab.phone, acct, change)
    this.intents.get(acct)?.note(change)
  }

  /** The addresses on the screen that the server has not refused. */
  async #sound(tab: Tab, acct: number, kind: AddressKind): Promise<AddressView[]> {
    const [queue, dead] = [await pendingChanges(tab.phone, acct), await failedChanges(tab.phone, acct)]
    const book = addresses(kind, await savedAddresses(tab.phone, acct, kind), queue, dead)
    return book.filter((address) => address.refused === undefined)
  }

  #heart(acct: number): WishChange {
    const dice = this.#dice
    const { sound, gone, poison } = productsOf(acct)
    const id = dice.chance(0.8) ? dice.pick(sound) : dice.pick([gone, poison])
    const on = dice.chance(0.6)
    return { op: 'wish.set', target: String(id), body: { on, product: on ? product(id) : null } }
  }

  #form() {
    const form = addressForm(`Name ${this.#dice.below(1000)}`)
    if (this.#dice.chance(0.3)) form.landmark = `Temple ${this.#dice.below(10)}`
    return this.#dice.chance(this.#habit.nowhere) ? { ...form, house_number: NOWHERE } : form
  }
}
