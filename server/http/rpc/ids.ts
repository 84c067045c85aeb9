import { notFound, Refusal } from '../../shop/core/refusal.ts'

const ID_MAX = 2_147_483_647

/** The id in a path. What can be no id names nothing, so it is not found like any unknown one. */
export const idOf = (text: string, message: string): number => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (id < 1 || id > ID_MAX) throw notFound(message)
  return id
}

const KEY_MAX = 200

/** An idempotency key that the receipts' column can hold. */
export const readKey = (key: string): string => {
  if (key === '' || key.length > KEY_MAX) throw new Refusal('BAD_REQUEST', 'The idempotency key cannot be read')
  return key
}
