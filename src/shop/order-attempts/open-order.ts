import * as v from 'valibot'
import { OrderCreate } from '../../contract/forms.ts'
import { paise, rupees } from '../../contract/money.ts'
import { askAttempt, giveUpAttempt, type Outcome } from './attempt-outcome.shared.ts'
import { markOutcomeShown, openAttempt } from './order-attempts.shared.ts'
import type { Attempt } from '../../client/db/records.ts'
import { getDb } from '../../client/db/get-db.ts'
import { identity } from '../../client/session/identity.ts'
import { rereadAttempts } from './attempts.ts'
import { useAttempts } from './attempts.store.ts'
import { sendAgain, useCheckout } from './place-order.store.ts'

/** What is done about the order whose outcome is not known. It is asked for, and sent by a tap alone. */

/** What the attempt holds, and the rupees that it comes to. */
export const contentOf = ({ wire }: Attempt): { lines: { sku: string; text: string }[]; total: number } => {
  const order = v.safeParse(OrderCreate, JSON.parse(wire.text ?? 'null'))
  const { order_items: items, delivery_charge = 0 } = order.success ? order.output : { order_items: [] }
  return {
    lines: items.map(({ sku, title, variant_name, quantity }) => ({
      sku,
      text: `${title}, ${variant_name} × ${quantity}`,
    })),
    total: rupees(
      items.reduce((sum, { item_price, quantity }) => sum + paise(item_price) * quantity, paise(delivery_charge)),
    ),
  }
}

type Work = (asking: Parameters<typeof askAttempt>[0]) => Promise<Outcome>

/** What the shop is being asked at the moment; one question at a time. */
let question: Promise<void> | undefined

/** What comes out stays on the screens until the farmer has read it. With `key` only of that attempt, if it is open. */
const withOpen = (work: Work, key?: string): Promise<void> =>
  (question ??= ask(work, key).finally(() => (question = undefined)))

const ask = async (work: Work, key: string | undefined): Promise<void> => {
  const [who, local] = [identity(), await getDb()]
  const attempt = who === null ? undefined : await openAttempt(local, who.acct)
  if (who === null || attempt === undefined || (key !== undefined && attempt.key !== key)) return
  useAttempts.setState({ asked: 'asking' })
  let asked: 'unknown' | 'unreached' | undefined = 'unreached'
  try {
    const outcome = await work({ local, attempt, token: who.token, isUnseen: true })
    if (outcome.state !== 'open') asked = undefined
    else if (outcome.unknown) asked = 'unknown'
    if (outcome.state !== 'open' && useCheckout.getState().state === 'open')
      useCheckout.setState({ state: 'idle' }, true)
  } finally {
    useAttempts.setState({ asked })
    await rereadAttempts()
  }
}

/** Asks by itself, at a start and whenever the shop can be reached again. Nothing is ever sent by this. */
export const askOpenOrder = async (): Promise<void> => {
  if (useCheckout.getState().state !== 'placing') await withOpen(askAttempt)
}

/** The farmer's tap: asks, and sends again what the shop does not have. */
export const sendOpenOrder = (): Promise<void> => withOpen(sendAgain)

/**
 * No copy of this attempt is placed from now on; what the shop has placed already stays placed. A question that is out
 * may have been asked by itself: it is waited for.
 */
export const giveUpOpenOrder = async (attempt: Attempt): Promise<void> => {
  if (question === undefined) return withOpen(giveUpAttempt, attempt.key)
  await question.catch(() => undefined)
  return giveUpOpenOrder(attempt)
}

export const dismissEnded = async (attempt: Attempt): Promise<void> => {
  await markOutcomeShown(await getDb(), attempt)
  await rereadAttempts()
}
