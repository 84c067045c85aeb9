import { handleWebhook } from '../../shop/payments/handle-webhook.ts'
import { jsonAnswer } from '../rpc/answer.ts'
import { readBytes } from '../rpc/parse-body.ts'
import type { Deps } from '../deps.ts'

/** Not a call of the contract, because its body is only trusted as signed bytes. */
export const WEBHOOK_PATH = '/api/webhooks/razorpay'
const EVENT_MAX = 256 * 1024
const EVENT_ID_MAX = 200

/** Receives one event of the payment provider. */
export const serveWebhook = async (deps: Deps, request: Request): Promise<Response> => {
  const eventId = request.headers.get('X-Razorpay-Event-Id')
  await handleWebhook(deps, {
    raw: await readBytes(request, EVENT_MAX),
    signature: request.headers.get('X-Razorpay-Signature') ?? '',
    eventId: eventId === null || eventId.length > EVENT_ID_MAX ? null : eventId,
  })
  return jsonAnswer(200, { status: true, message: 'Received' }, { 'Cache-Control': 'no-store' })
}
