import { count } from './limits.ts'
import type { Shop } from './shop.ts'

/** Counts a form that anybody may send: by its sender's network and, apart from that, by the phone that was typed. */
export const countForm = async (
  shop: Shop,
  form: 'enquiry' | 'seller',
  phoneNumber: string,
  network: string | null,
): Promise<void> => {
  if (network !== null) await count(shop, 'formsPerNetwork', `${form}:${network}`)
  await count(shop, 'formsPerPhone', `${form}:${phoneNumber}`)
}
