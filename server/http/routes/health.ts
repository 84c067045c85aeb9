import { Hono } from 'hono'
import { messages } from '../../../src/contract/messages.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { jsonAnswer, refusalAnswer } from '../rpc/answer.ts'
import type { AppEnv, Deps } from '../deps.ts'

const RETRY_S = 5
const HEADERS = { 'Cache-Control': 'no-store' }
const notReady = () => new Refusal('BUSY', messages.serverError, { retryAfterSeconds: RETRY_S })

/** `/api/live`: the process answers. `/api/ready` and `/api/health`: it could take a change now. */
export const createHealth = ({ hasDiskSpace, isReady }: Pick<Deps, 'hasDiskSpace' | 'isReady'>): Hono<AppEnv> => {
  const health = new Hono<AppEnv>()
  health.get('/api/live', () => jsonAnswer(200, { status: true, message: 'Alive' }, HEADERS))
  for (const path of ['/api/health', '/api/ready'])
    health.get(path, async (c) => {
      if (hasDiskSpace?.() !== false && (await isReady()))
        return jsonAnswer(200, { status: true, message: 'Ready' }, HEADERS)
      c.set('code', 'BUSY')
      return refusalAnswer(notReady(), c.get('requestId') ?? '')
    })
  return health
}
