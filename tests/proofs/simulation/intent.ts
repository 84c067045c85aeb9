import { addressLane } from '../../../src/shop/addresses/address-changes.shared.ts'
import type { AddressChange } from '../../../src/shop/shop.shared.ts'
import type { AddressKind } from '../../../src/contract/entities.ts'
import type { AddressForm } from '../../../src/contract/forms.ts'
import { laneOf } from '../../../src/client/sync/changes.ts'
import type { WishChange } from '../../../src/shop/wishlist/wishes.shared.ts'
import { NOWHERE, productsOf, withDefault } from './shop.ts'

/** What users wanted, change by change, as if every tap had reached the server at once. Independent of the queue. */

export interface Wanted {
  id: string
  form: AddressForm
  is_default: 0 | 1
}

export class Intent {
  readonly acct: number
  readonly wishes = new Set<number>()
  readonly books: Record<AddressKind, Wanted[]> = { delivery: [], billing: [] }
  /** Lanes whose final state is unknown: refused by the server, or discarded while perhaps in flight. */
  readonly unsure = new Set<string>()

  /** Somebody has made a change under this account. */
  isTouched = false

  constructor(acct: number) {
    this.acct = acct
  }

  note(change: AddressChange | WishChange): void {
    this.isTouched = true
    if (change.op === 'wish.set') {
      const product = Number(change.target)
      const { gone, poison } = productsOf(this.acct)
      if (product === gone || product === poison) this.unsure.add(laneOf(this.acct, change))
      if (change.body.on) this.wishes.add(product)
      else this.wishes.delete(product)
      return
    }
    const { kind, target } = change
    const lane = addressLane(this.acct, kind, target)
    const book = this.books[kind]
    if (change.body?.house_number === NOWHERE) this.unsure.add(lane)
    switch (change.op) {
      case 'addr.create':
        book.push({ id: target, form: change.body, is_default: book.length === 0 ? 1 : 0 })
        break
      case 'addr.update':
        this.books[kind] = book.map((one) => (one.id === target ? { ...one, form: change.body } : one))
        break
      case 'addr.delete':
        this.books[kind] = withDefault(book.filter((one) => one.id !== target))
        break
      case 'addr.default':
        if (book.some((one) => one.id === target))
          this.books[kind] = book.map((one) => ({ ...one, is_default: one.id === target ? 1 : 0 }))
    }
  }

  isSure(kind: AddressKind, id: string): boolean {
    return !this.unsure.has(addressLane(this.acct, kind, id))
  }

  /** Which address is the default depends on all addresses of its kind. */
  isDefaultSure(kind: AddressKind): boolean {
    return ![...this.unsure].some(
      (lane) => lane.startsWith(`${this.acct}|a:${kind}:`) || lane === `${this.acct}|d:${kind}`,
    )
  }
}
