import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { IDEMPOTENCY_ECHO_HEADER, IDEMPOTENCY_HEADER, REQUEST_ID_HEADER } from '../../src/contract/constants.ts'
import { isHandedIn } from '../shop/banners.ts'
import { messages } from '../../src/contract/messages.ts'
import { notFound, Refusal } from '../shop/refusal.ts'
import { asRefusal, jsonAnswer, refusalAnswer } from './answer.ts'
import { BACKUP_PATH, serveBackup } from './backup.ts'
import { boundCalls } from './bound-calls.ts'
import { addressReader } from './caller.ts'
import { crossOrigin } from './cors.ts'
import type { Deps } from './deps.ts'
import { finish } from './finish.ts'
import { noteRequest, unnamed } from './note-request.ts'
import { openApi } from './openapi.ts'
import { servePicture } from './pictures.ts'
import { readableAddress } from './readable-address.ts'
import { reasonOf } from '../shop/transaction.ts'
import { serveCall } from './serve-call.ts'
import type { BoundCall } from './serve-call.ts'
import { serveStream } from './serve-stream.ts'
import { serveUpload } from './serve-upload.ts'
import { serveHandedIn } from './review-files.ts'
import { createStatic } from './static.ts'
import { serveWorkerOff } from './worker-off.ts'
import { serveWebhook, WEBHOOK_PATH } from './webhook.ts'

/** What the HTTP server hands in beside the request; absent for calls from inside this process. */
interface Bindings {
  incoming?: { socket: { remoteAddress?: string } }
}
interface Env {
  Bindings: Bindings
  Variables: { requestId: string; route?: string; code?: string }
}

/** The way of a call through the door, by what its body is. */
const serveAs = ({ call }: BoundCall) =>
  call.stream !== undefined ? serveStream : call.multipart !== undefined ? serveUpload : serveCall

/** Nobody clears a disk within seconds. */
const FULL_DISK_RETRY_S = 60

const wrongMethod = () => new Refusal('METHOD_NOT_ALLOWED', 'This method is not allowed here')

/** The whole shop over HTTP: calls, pictures, files and pages. */
export const createApp = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>()
  const addressOf = addressReader(deps.trustedProxies)
  const files = createStatic(deps.clientDir)
  const replaced = createStatic(deps.replacedAssetsDir)
  const description = openApi(deps.publicUrl)

  app.use(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    const { method, path } = c.req
    const route = c.get('route') ?? `${method} ${unnamed(path)}`
    noteRequest(deps.log, c.req.raw, { requestId, route, status: c.res.status, code: c.get('code') })
    const key = c.req.header(IDEMPOTENCY_HEADER)
    const headers = { [REQUEST_ID_HEADER]: requestId, ...(key ? { [IDEMPOTENCY_ECHO_HEADER]: key } : {}) }
    const response = await finish(c.req.raw, c.res, headers)
    // Hono merges headers into a response that is replaced, so the old one goes first.
    c.res = undefined
    c.res = response
  })

  app.use(readableAddress(deps.pages))
  if (deps.corsOrigins !== undefined && deps.corsOrigins.length > 0) app.use('/api/*', crossOrigin(deps.corsOrigins))

  app.use('/api/*', async (c, next) => {
    if (c.req.method !== 'GET' && deps.hasRoom?.() === false) {
      deps.log.error({}, 'The disk is full or read-only: changes are refused')
      throw new Refusal('BUSY', messages.serverError, { retryAfterSeconds: FULL_DISK_RETRY_S })
    }
    await next()
  })

  app.onError((error, c) => {
    const requestId = c.get('requestId')
    const refusal = asRefusal(error)
    c.set('code', refusal.code)
    const answer = refusalAnswer(refusal, requestId)
    if (answer.status >= 500 && refusal !== error) deps.log.error({ requestId, ...reasonOf(error) }, 'A request failed')
    return answer
  })

  app.get('/api/health', async () => {
    await deps.db.execute('select 1')
    return jsonAnswer(200, { status: true, message: 'Ready' }, { 'Cache-Control': 'no-store' })
  })
  app.get('/api/openapi.json', () => jsonAnswer(200, description, { 'Cache-Control': 'no-cache' }))

  // What does not exist here is 404 for everybody, before any log-in is looked at.
  const calls = boundCalls().filter(({ name }) => name !== 'sandboxPay' || deps.provider.sandbox !== undefined)
  for (const bound of calls)
    app.on(bound.call.method, `/api/${bound.call.path}`, (c) => {
      c.set('route', `${bound.call.method} /api/${bound.call.path}`)
      return serveAs(bound)(deps, bound, {
        request: c.req.raw,
        params: c.req.param(),
        address: addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For') ?? null),
        requestId: c.get('requestId'),
      })
    })
  app.get(BACKUP_PATH, (c) => {
    c.set('route', `GET ${BACKUP_PATH}`)
    return serveBackup(deps, c.req.raw)
  })
  app.post(WEBHOOK_PATH, (c) => {
    c.set('route', `POST ${WEBHOOK_PATH}`)
    return serveWebhook(deps, c.req.raw)
  })
  const methods = new Map([
    [WEBHOOK_PATH, ['POST']],
    [BACKUP_PATH, ['GET']],
    ['/api/health', ['GET']],
    ['/api/openapi.json', ['GET']],
  ])
  for (const { call } of calls) {
    const path = `/api/${call.path}`
    methods.set(path, [...(methods.get(path) ?? []), call.method])
  }
  for (const [path, allowed] of methods)
    app.all(path, (c) => refusalAnswer(wrongMethod(), c.get('requestId'), { Allow: allowed.join(', ') }))
  app.all('/api/*', () => {
    throw notFound('There is no such call')
  })

  for (const kind of ['reviews', 'returns'] as const)
    app.get(`/images/${kind}/:file`, (c) => serveHandedIn(deps, c.req.raw, { kind, file: c.req.param('file') }))
  app.get('/images/banners/:file', async (c, next) => {
    const file = c.req.param('file')
    return isHandedIn(file) ? serveHandedIn(deps, c.req.raw, { kind: 'banners', file }) : next()
  })
  app.get('/images/*', (c) => servePicture(deps.pictures, c.req.raw))
  if (deps.workerOff === true) app.get('/sw.js', serveWorkerOff)
  app.get('*', async (c, next) => (await files(c.req.raw)) ?? (await next()))
  // A window that is open since before the last build still asks for that build's parts (fault 24).
  app.get('/assets/*', async (c, next) => (await replaced(c.req.raw)) ?? (await next()))
  // A part that is gone for good: a page in its place would only confuse who asked for it.
  app.get('/assets/*', () => {
    throw notFound('Not found')
  })
  app.get('*', (c) => {
    if (deps.pages === undefined) throw notFound('Not found')
    return deps.pages(c.req.raw)
  })
  app.all('*', () => {
    throw wrongMethod()
  })
  return app
}
