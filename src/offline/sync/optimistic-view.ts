import type { Address, AddressKind, Tint, Product, Variant, WishlistItem } from '../../contract/entities.ts'
import type { AddressForm } from '../../contract/forms.ts'
import { isSupportedVersion } from './changes.ts'
import type { ChangeRecord, DeadRecord } from './changes.ts'

/** What the screen shows: the mirror with all pending changes applied. Pure. */

export interface WishView {
  product_id: number
  slug: string
  name: string
  image_url: string
  ground: Tint
  variants: Variant[]
  product: Product
  /** Saved on this phone only. */
  unsent: boolean
}

export const wishView = (item: WishlistItem): WishView => ({
  product_id: item.product_id,
  slug: item.slug,
  name: item.name,
  image_url: item.image_url,
  ground: item.ground,
  variants: item.variants,
  product: item.product,
  unsent: false,
})

const wishOf = (product: Product): WishView => ({
  product_id: product.product_id,
  slug: product.slug,
  name: product.title,
  image_url: product.image_url,
  ground: product.ground,
  variants: product.variants,
  product,
  unsent: true,
})

/** The wishlist as the farmer left it; new wishes come first. */
export const wishlist = (saved: readonly WishView[], pending: readonly ChangeRecord[]): WishView[] =>
  pending.reduce<WishView[]>(
    (shown, record) => {
      if (!isSupportedVersion(record) || record.op !== 'wish.set') return shown
      const others = shown.filter((wish) => wish.product_id !== Number(record.target))
      if (!record.body.on) return others
      if (others.length < shown.length) return shown
      return record.body.product === null ? shown : [wishOf(record.body.product), ...others]
    },
    [...saved],
  )

export type AddressView = Address & {
  unsent: boolean
  /** Why the server refused it; what was typed stays. */
  refused?: string
  /** What was typed, where the server has an older version. */
  typed?: AddressForm
}

/** Addresses of one kind as the farmer left them, refused new addresses included. */
export const addresses = (
  kind: AddressKind,
  saved: readonly Address[],
  pending: readonly ChangeRecord[],
  dead: readonly DeadRecord[] = [],
  say: (record: DeadRecord) => string = (record) => record.message ?? record.reason,
): AddressView[] => {
  const book = saved.map((address): AddressView => ({ ...address, unsent: false }))
  const withPending = pending.reduce((shown, record) => applyPending(kind, shown, record), book)
  return dead.reduce((shown, record) => applyDead(kind, shown, record, say(record)), withPending)
}

const applyPending = (kind: AddressKind, shown: AddressView[], record: ChangeRecord): AddressView[] => {
  // What only a newer build understands changes nothing on the screen of this one.
  if (!isSupportedVersion(record) || record.op === 'wish.set' || record.kind !== kind) return shown
  switch (record.op) {
    case 'addr.create': {
      // A lost answer: the server may have it already, and then the pull has brought it.
      if (shown.some(({ id }) => id === record.target)) return shown
      const made = addressOf(record.target, record.body, shown.length === 0 ? 1 : 0)
      return [...shown, { ...made, unsent: true }]
    }
    case 'addr.update':
      return shown.map((address) =>
        address.id === record.target
          ? { ...addressOf(address.id, record.body, address.is_default, address.created_at), unsent: true }
          : address,
      )
    case 'addr.delete':
      return promote(shown.filter(({ id }) => id !== record.target))
    case 'addr.default':
      if (!shown.some(({ id }) => id === record.target)) return shown
      return shown.map((address) => ({
        ...address,
        is_default: address.id === record.target ? 1 : 0,
        unsent: address.unsent || address.id === record.target,
      }))
  }
}

const applyDead = (kind: AddressKind, shown: AddressView[], record: DeadRecord, refused: string): AddressView[] => {
  if (record.reason === 'unreadable' || !isSupportedVersion(record)) return shown
  if (record.op !== 'addr.create' && record.op !== 'addr.update') return shown
  if (record.kind !== kind) return shown
  if (shown.some(({ id }) => id === record.target))
    return shown.map((address) => {
      if (address.id !== record.target) return address
      return { ...address, refused, typed: record.body }
    })
  return [...shown, { ...addressOf(record.target, record.body, 0), unsent: true, refused }]
}

/** Without a default the oldest takes its place, as on the server. */
const promote = (shown: AddressView[]): AddressView[] => {
  if (shown.some(({ is_default }) => is_default === 1)) return shown
  const [oldest] = [...shown].sort(byAge)
  return shown.map((address) => (address === oldest ? { ...address, is_default: 1 } : address))
}

/** What the server has not dated yet is the youngest, in the order in which it was made. */
const byAge = (a: Address, b: Address): number => {
  if (a.created_at === b.created_at) return a.created_at === undefined ? 0 : a.id.localeCompare(b.id)
  return (a.created_at ?? LATEST).localeCompare(b.created_at ?? LATEST)
}
const LATEST = '9999'

/** An address as the server will return it. */
export const addressOf = (id: string, form: AddressForm, is_default: 0 | 1, created_at?: string): Address => ({
  id,
  name: form.name,
  phone_number: form.phone_number,
  house_number: form.house_number,
  area: form.area,
  pincode: form.pincode,
  city: form.city,
  district: form.district,
  state: form.state,
  landmark: form.landmark ?? null,
  lat: form.lat ?? null,
  lng: form.lng ?? null,
  is_default,
  ...(created_at === undefined ? {} : { created_at }),
})
