import { hearWebhook } from '../shop/hear-webhook.ts'
import { jsonAnswer } from './answer.ts'
import { readBytes } from './body.ts'
import type { Deps } from './deps.ts'

/** The provider's address of the shop; no call of the contract, because its body is only believed as signed bytes. */
export const WEBHOOK_PATH = '/api/webhooks/razorpay'
const EVENT_MAX = 256 * 1024
const EVENT_ID_MAX = 200

/** Hears one event of the payment provider. */
export const serveWebhook = async (deps: Deps, request: Request): Promise<Response> => {
  const eventId = request.headers.get('X-Razorpay-Event-Id')
  await hearWebhook(deps, {
    raw: await readBytes(request, EVENT_MAX),
    signature: request.headers.get('X-Razorpay-Signature') ?? '',
    eventId: eventId === null || eventId.length > EVENT_ID_MAX ? null : eventId,
  })
  return jsonAnswer(200, { status: true, message: 'Heard' }, { 'Cache-Control': 'no-store' })
}
