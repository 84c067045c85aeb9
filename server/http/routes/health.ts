import { Hono } from 'hono'
import { messages } from '../../../src/contract/messages.ts'
import { Refusal } from '../../shop/core/refusal.ts'
import { jsonAnswer, refusalAnswer } from '../rpc/answer.ts'
import type { AppEnv, Deps } from '../deps.ts'

const RETRY_S = 5
const HEADERS = { 'Cache-Control': 'no-store' }
const notReady = () => new Refusal('BUSY', messages.serverError, { retryAfterSeconds: RETRY_S })

/**
 * `/api/live`: the process answers. `/api/ready` and `/api/health`: it could take a change now. Once it was told to stop the
 * first two, which balancers ask, refuse; phones ask the third one, and are served until it ends.
 */
export const createHealth = ({
  hasDiskSpace,
  isReady,
  isLeaving = () => false,
}: Pick<Deps, 'hasDiskSpace' | 'isReady' | 'isLeaving'>): Hono<AppEnv> => {
  const health = new Hono<AppEnv>()
  const tell = (path: string, message: string, isWell: () => boolean | Promise<boolean>) =>
    health.get(path, async (c) => {
      if (await isWell()) return jsonAnswer(200, { status: true, message }, HEADERS)
      c.set('code', 'BUSY')
      return refusalAnswer(notReady(), c.get('requestId') ?? '')
    })
  const takesChanges = async () => hasDiskSpace?.() !== false && (await isReady())
  tell('/api/live', 'Alive', () => !isLeaving())
  tell('/api/ready', 'Ready', async () => !isLeaving() && (await takesChanges()))
  tell('/api/health', 'Ready', takesChanges)
  return health
}
