import { forgetExpired } from '../shop/forget-expired.ts'
import type { Shop } from '../shop/shop.ts'
import { every } from './every.ts'

const EVERY_MS = 60 * 60 * 1000

/** Forgets expired rows every hour. Answers the function that stops it and waits for a run that is under way. */
export const startCleaning = (shop: Pick<Shop, 'db' | 'clock' | 'log'>): (() => Promise<void>) =>
  every(shop, { ms: EVERY_MS, work: () => forgetExpired(shop), failure: 'Expired rows could not be deleted' })
