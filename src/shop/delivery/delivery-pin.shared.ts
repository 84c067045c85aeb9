import type { LocalDb } from '../../client/db/local-db.ts'

/**
 * The PIN that delivery was last asked for. That of an account is cleared with its mirror at a log-out; that of a guest
 * belongs to the phone, as the cart does.
 */

const KEY = 'delivery pin'
const keyOf = (acct: number | null): string => (acct === null ? KEY : `${acct}:${KEY}`)

export interface DeliveryPins {
  own: string | null
  guest: string | null
}

const pinOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const readDeliveryPins = async ({ db }: LocalDb, acct: number | null): Promise<DeliveryPins> => {
  const [own, guest] = await Promise.all([db.meta.get(keyOf(acct)), db.meta.get(KEY)])
  return { own: pinOf(own?.value), guest: pinOf(guest?.value) }
}

export const saveDeliveryPin = ({ db, write }: LocalDb, acct: number | null, pin: string): Promise<unknown> =>
  write(['meta'], () => db.meta.put({ key: keyOf(acct), value: pin }))
