import type { Address, AddressKind } from '../../../src/contract/entities.ts'
import { wishItem } from '../../support/server.ts'
import { KeyedServer, no, ok, type Arrival, type Guarantees, type Reply } from './keyed-server.ts'

/** A minimal shop as the farmer's phone knows it. */

export interface Promises extends Guarantees {
  /** A wish or an address is there once, however often it is sent. */
  unique: boolean
}

/** An address that the server always refuses. */
export const NOWHERE = 'Nowhere'
/** Every account has ids of its own, so that a row in the wrong place shows. */
export const productsOf = (acct: number) => {
  const base = acct * 100
  return { sound: [base + 1, base + 2, base + 3], gone: base + 8, poison: base + 9 }
}
export const addressId = (acct: number, count: number): string =>
  `00000000-0000-4000-8000-${String(acct).padStart(4, '0')}${String(count).padStart(8, '0')}`
export const ownerOfProduct = (id: number): number => Math.floor(id / 100)
export const ownerOfAddress = (id: string): number => Number(id.slice(-12, -8))

export class Shop extends KeyedServer {
  readonly #isUnique: boolean
  readonly #wishes = new Map<number, number[]>()
  readonly #books = new Map<string, Address[]>()

  constructor(promises: Promises) {
    super(promises)
    this.#isUnique = promises.unique
  }

  wishes(acct: number): number[] {
    return this.#wishes.get(acct) ?? []
  }

  book(acct: number, kind: AddressKind): Address[] {
    return this.#books.get(`${acct} ${kind}`) ?? []
  }

  read(path: string, token: string): Reply {
    if (path === 'health') return ok
    const acct = this.tokens.get(token)
    if (acct === undefined) return no(401, 'UNAUTHORISED')
    const asked = /^(billing-)?address\//.exec(path)
    const data =
      asked === null
        ? this.wishes(acct).map((id) => wishItem(id, acct))
        : this.book(acct, asked[1] === undefined ? 'delivery' : 'billing').toSorted(
            (a, b) => b.is_default - a.is_default,
          )
    return { status: 200, body: { status: true, data } }
  }

  protected stateOf(acct: number): string {
    return JSON.stringify([this.wishes(acct), this.book(acct, 'delivery'), this.book(acct, 'billing')])
  }

  protected change(acct: number, { method, path, text }: Arrival): Reply {
    const body = text === null ? null : (JSON.parse(text) as unknown)
    const id = decodeURIComponent(path.split('/').at(-1) ?? '')
    if (path.startsWith('wishlist/')) {
      // Safe: the real `wireOf` made it.
      const product = method === 'POST' ? (body as { product_id: number }).product_id : Number(id)
      return this.#wish(acct, product, method === 'POST')
    }
    return this.#changeBook(
      acct,
      path.startsWith('billing') ? 'billing' : 'delivery',
      method,
      path,
      id,
      body as Address,
    )
  }

  #wish(acct: number, product: number, on: boolean): Reply {
    const { gone, poison } = productsOf(ownerOfProduct(product))
    if (this.isPoisoned && product === poison) return no(500, 'BROKEN')
    if (product === gone && on) return no(404, 'NOT_FOUND')
    if (ownerOfProduct(product) !== acct) this.strangers.push(`product ${product} at account ${acct}`)
    const wished = this.wishes(acct)
    if (on && wished.includes(product) && this.#isUnique) return ok
    this.#wishes.set(acct, on ? [product, ...wished] : wished.filter((other) => other !== product))
    return ok
  }

  #changeBook(acct: number, kind: AddressKind, method: string, path: string, id: string, body: Address): Reply {
    const book = this.book(acct, kind)
    const isCreate = path.endsWith('/create')
    const target = isCreate ? body.id : id
    if (ownerOfAddress(target) !== acct) this.strangers.push(`address ${target} at account ${acct}`)
    const write = (next: Address[]): Reply => {
      this.#books.set(`${acct} ${kind}`, next)
      return ok
    }
    if (isCreate && book.some((address) => address.id === target) && this.#isUnique) return no(409, 'CONFLICT')
    if (!isCreate && !book.some((address) => address.id === target)) return no(404, 'NOT_FOUND')
    if (body?.house_number === NOWHERE) return no(422, 'INVALID')
    if (isCreate) return write([...book, { ...BLANK, ...body, is_default: book.length === 0 ? 1 : 0 }])
    if (method === 'DELETE') return write(withDefault(book.filter((address) => address.id !== target)))
    if (path.includes('set-default'))
      return write(book.map((address) => ({ ...address, is_default: address.id === target ? 1 : 0 })))
    return write(book.map((address) => (address.id === target ? { ...address, ...BLANK, ...body } : address)))
  }
}

const BLANK = { landmark: null, lat: null, lng: null }

/** Without a default the oldest takes its place. */
export const withDefault = <T extends { is_default: 0 | 1 }>(book: T[]): T[] =>
  book.some(({ is_default }) => is_default === 1)
    ? book
    : book.map((address, at) => (at === 0 ? { ...address, is_default: 1 } : address))
