import { forgetExpired } from '../shop/forget-expired.ts'
import type { Shop } from '../shop/shop.ts'
import { reasonOf } from '../shop/transaction.ts'

const EVERY_MS = 60 * 60 * 1000

/** Forgets expired rows every hour. Answers the function that stops it and waits for a run that is under way. */
export const startCleaning = (shop: Pick<Shop, 'db' | 'clock' | 'log'>): (() => Promise<void>) => {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = forgetExpired(shop).catch((error: unknown) =>
      shop.log.error(reasonOf(error), 'Expired rows could not be deleted'),
    )
  }, EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
