import { consumeLimit } from '../core/rate-limits.ts'
import type { ShopContext } from '../core/context.ts'

/** Counts a form that guests may send: by the sender's network and, separately, by the phone number in it. */
export const countForm = async (
  shop: ShopContext,
  form: 'enquiry' | 'seller',
  phoneNumber: string,
  network: string | null,
): Promise<void> => {
  if (network !== null) await consumeLimit(shop, 'formsPerNetwork', `${form}:${network}`)
  await consumeLimit(shop, 'formsPerPhone', `${form}:${phoneNumber}`)
}
