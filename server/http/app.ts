import { randomUUID } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import { answers } from '../../src/contract/answers.ts'
import type { Call } from '../../src/contract/shop-calls.ts'
import { IDEMPOTENCY_ECHO_HEADER, IDEMPOTENCY_HEADER, REQUEST_ID_HEADER } from '../../src/contract/constants.ts'
import { isDeskPage } from '../../src/contract/desk-pages.ts'
import { isUploaded } from '../../src/contract/pictures.ts'
import { messages } from '../../src/contract/messages.ts'
import { currentAsker } from '../shop/core/asker.ts'
import { consumeLimit } from '../shop/core/rate-limits.ts'
import { notFound, Refusal } from '../shop/core/refusal.ts'
import { asRefusal, jsonAnswer, refusalAnswer } from './rpc/answer.ts'
import { BACKUP_PATH, serveBackup } from './routes/backup.ts'
import { callRegistry } from './rpc/call-registry.ts'
import { clientAddressReader } from './rpc/client-network.ts'
import { crossOrigin } from './middleware/cors.ts'
import type { AppEnv, Deps } from './deps.ts'
import { hasWords, isSearch } from './known-address.ts'
import { noteAsker, type AddressOf } from './middleware/asker.ts'
import { accessLog } from './middleware/access-log.ts'
import { changedCookie, followChanges } from './middleware/changed-cookie.ts'
import { chooseLanguage } from './middleware/choose-language.ts'
import { deskCookie } from './middleware/desk-cookie.ts'
import { measure } from './middleware/measure.ts'
import { createFinish } from './middleware/finish.ts'
import { deskHeaders } from './middleware/desk-policy.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { createHealth } from './routes/health.ts'
import { openApi } from './routes/openapi.ts'
import { behindLink, servePicture } from './routes/pictures.ts'
import { serveProductPicture } from './routes/product-pictures.ts'
import { rejectMalformedPaths } from './middleware/reject-malformed-paths.ts'
import { reasonOf } from '../shop/core/transaction.ts'
import { readCatalogue } from './rpc/read-catalogue.ts'
import { serveCall } from './rpc/serve-call.ts'
import { UPLOAD_LIMITS } from './uploads/read-upload.ts'
import { serveUpload } from './uploads/serve-upload.ts'
import { createUploadSlots } from './uploads/upload-slots.ts'
import { serveUploaded } from './routes/review-media.ts'
import { serveRobots, serveSitemap, serveSitemapIndex } from './routes/sitemap.ts'
import { createStatic } from './routes/static.ts'
import { serveWorkerOff } from './routes/sw-kill-switch.ts'
import { serveWebhook, WEBHOOK_PATH } from './routes/webhook.ts'
import { limitConcurrency } from '../shop/core/concurrency-limit.ts'

/** Nobody clears a disk within seconds. */
const FULL_DISK_RETRY_S = 60

/** A list or a product. Searches and the map provider have limits of their own. */
const isDear = (call: Call, url: URL): boolean =>
  call.method === 'GET' && call.caller === 'anyone' && call.limited !== true && !hasWords(call, url)

/** What is the same for everybody, and may be a little older than what somebody was just told, such as a link. */
const isOfCatalogue = (call: Call, url: URL): boolean => call.cachedBy !== undefined && isDear(call, url)

const wrongMethod = () => new Refusal('METHOD_NOT_ALLOWED', 'This method is not allowed here')

/**
 * What costs more than reading what is there. What one page or list costs is worked for by this process alone, so that
 * the rest of it, health and orders for instance, never waits for more than a few of them. The limits of a minute are for
 * what was not kept: a village behind one address asks for the same pages, and most of them are.
 */
const createDearWork = () => ({
  /** Rendered one after another anyway; the second one loads meanwhile. */
  pages: limitConcurrency({ atOnce: 2, waiting: 256, perMinute: 1_200, onEventLoop: true }),
  /** Lists and products that are made anew. */
  lists: limitConcurrency({ atOnce: 6, waiting: 256, perMinute: 3_000, onEventLoop: true }),
})

/** Nobody reads the body of a HEAD, or of a response whose client has gone: what it holds open is released. */
const releaseUnread: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.req.method !== 'HEAD' && !c.req.raw.signal.aborted) return
  await c.res.body?.cancel()
  c.res = new Response(null, c.res)
}

/** The whole shop over HTTP: calls, pictures, files and pages. */
export const createApp = (deps: Deps): Hono<AppEnv> => {
  const app = new Hono<AppEnv>()
  const networkOf = clientAddressReader(deps.trustedProxies)
  const addressOf: AddressOf = (c) =>
    networkOf(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For') ?? null)
  const dear = createDearWork()
  const { pages: render } = deps
  const pages = render && ((request: Request) => dear.pages.run(() => render(request)))
  const files = createStatic(deps.clientDir)
  const replaced = createStatic(deps.replacedAssetsDir)
  const description = openApi(deps.publicUrl)
  const withSlot = createUploadSlots(UPLOAD_LIMITS)
  const serveForm = serveUpload(withSlot)

  /** Another process, a cache or a standby may answer whoever has changed something. */
  const isFollowed = deps.isBehindCache === true || deps.standby !== undefined
  if (deps.metrics !== undefined) app.use(measure(deps.metrics))
  // Never the id that a client sends: it could write anything into the log. What a page asks within has the page's own.
  const generator = () => currentAsker().requestId ?? randomUUID()
  app.use(requestId({ headerName: '', generator }), accessLog(deps.log), securityHeaders)
  app.use(noteAsker(addressOf), releaseUnread)
  app.use(async (c, next) => {
    await next()
    // Not by the framework's `header`, which copies the whole answer each time.
    const { headers } = c.res
    headers.set(REQUEST_ID_HEADER, c.get('requestId'))
    const key = c.req.header(IDEMPOTENCY_HEADER)
    if (key) headers.set(IDEMPOTENCY_ECHO_HEADER, key)
  })
  // Before what is kept and what the reader has: neither knows who asks.
  if (deps.pages !== undefined) app.use(chooseLanguage(deps.publicUrl))
  if (deps.catalogue !== undefined && isFollowed) app.use(followChanges(deps.catalogue, deps.standby))
  if (deps.prepared !== undefined) app.use(deps.prepared)
  app.use(createFinish())

  app.use(rejectMalformedPaths(pages))
  if (deps.corsOrigins !== undefined && deps.corsOrigins.length > 0) app.use('/api/*', crossOrigin(deps.corsOrigins))

  if (isFollowed) app.use('/api/*', changedCookie(deps.publicUrl, deps.standby))
  app.use('/api/desk/*', deskCookie(deps.publicUrl))
  for (const path of ['/desk', '/desk/*']) app.use(path, deskHeaders)

  app.use('/api/*', async (c, next) => {
    if (c.req.method !== 'GET' && deps.hasDiskSpace?.() === false) {
      deps.log.error({}, 'The disk is full or read-only: changes are refused')
      throw new Refusal('BUSY', messages.serverError, { retryAfterSeconds: FULL_DISK_RETRY_S })
    }
    await next()
  })

  app.onError((error, c) => {
    const id = c.get('requestId')
    const refusal = asRefusal(error)
    c.set('code', refusal.code)
    const answer = refusalAnswer(refusal, id)
    if (answer.status >= 500 && refusal !== error)
      deps.log.error({ requestId: id, ...reasonOf(error) }, 'A request failed')
    return answer
  })

  app.route('/', createHealth(deps))
  app.get('/api/openapi.json', () => jsonAnswer(200, description, { 'Cache-Control': 'no-cache' }))

  // What does not exist is 404 for everybody, before any token is checked.
  const calls = callRegistry().filter(({ name }) => name !== 'sandboxPay' || deps.provider.sandbox !== undefined)
  for (const bound of calls)
    app.on(bound.call.method, `/api/${bound.call.path}`, (c) => {
      c.set('route', `${bound.call.method} /api/${bound.call.path}`)
      const serve = bound.call.multipart === undefined ? serveCall : serveForm
      const address = addressOf(c)
      const incoming = { request: c.req.raw, params: c.req.param(), address, requestId: c.get('requestId'), withSlot }
      const answer = () =>
        isOfCatalogue(bound.call, new URL(c.req.url))
          ? readCatalogue(deps, (reading) => serve(reading, bound, incoming))
          : serve(deps, bound, incoming)
      return address !== null && isDear(bound.call, new URL(c.req.url)) ? dear.lists.run(answer) : answer()
    })
  app.get(BACKUP_PATH, (c) => {
    c.set('route', `GET ${BACKUP_PATH}`)
    return serveBackup(deps, c.req.raw)
  })
  app.post(WEBHOOK_PATH, (c) => {
    c.set('route', `POST ${WEBHOOK_PATH}`)
    return serveWebhook(deps, c.req.raw)
  })
  const served = app.routes.filter(({ method }) => method !== 'ALL')
  for (const [path, routes] of Map.groupBy(served, (route) => route.path)) {
    const Allow = routes.map(({ method }) => method).join(', ')
    app.all(path, (c) => refusalAnswer(wrongMethod(), c.get('requestId'), { Allow }))
  }
  app.all('/api/*', () => {
    throw notFound(answers.noSuchCall)
  })

  for (const kind of ['reviews', 'returns', 'drafts', 'licences', 'proofs'] as const)
    app.get(`/images/${kind}/:file`, (c) =>
      serveUploaded(deps, c.req.raw, { kind, file: c.req.param('file'), requestId: c.get('requestId') }),
    )
  app.get('/images/banners/:file', async (c, next) => {
    const file = c.req.param('file')
    const asked = { kind: 'banners' as const, file, requestId: c.get('requestId') }
    return isUploaded(file) ? serveUploaded(deps, c.req.raw, asked) : next()
  })
  app.get('/images/links/:file', async (c) => {
    const file = behindLink(c.req.param('file'))
    if (file === null) throw notFound(answers.pictureNotFound)
    const asked = { kind: 'banners' as const, file, isLink: true, requestId: c.get('requestId') }
    return isUploaded(file) ? serveUploaded(deps, c.req.raw, asked) : servePicture(deps.pictures, c.req.raw)
  })
  app.get('/images/products/:id/:file', (c) => serveProductPicture(deps, c.req.raw, c.req.param()))
  app.get('/images/*', (c) => servePicture(deps.pictures, c.req.raw))
  app.get('/robots.txt', () => serveRobots(deps))
  app.get('/sitemap.xml', () => dear.lists.run(() => serveSitemapIndex(deps)))
  app.get('/:name{sitemap-.+\\.xml}', async (c, next) => {
    const found = await dear.lists.run(() => serveSitemap(deps, c.req.param('name')))
    return found ?? next()
  })
  if (deps.workerOff === true) for (const path of ['/sw.js', '/desk/sw.js']) app.get(path, serveWorkerOff)
  app.get('*', async (c, next) => (await files(c.req.raw)) ?? (await next()))
  // A window opened before the last build still asks for that build's assets; for one that is gone for good an HTML page
  // would only confuse the client.
  for (const path of ['/assets/*', '/desk/assets/*'])
    app.get(path, async (c) => {
      const asset = await replaced(c.req.raw)
      if (asset === null) throw notFound(answers.notFound)
      return asset
    })
  // One document, whatever the address says behind it.
  app.get('/desk/*', async (c, next) => {
    const document = await files(new Request(new URL('/desk/index.html', c.req.url), c.req.raw))
    if (document === null) return next()
    return isDeskPage(c.req.path) ? document : new Response(document.body, { status: 404, headers: document.headers })
  })
  // A page of results searches within this process, where nobody's network is known; its path is read in any case.
  app.get('*', async (c, next) => {
    const address = addressOf(c)
    if (address !== null && isSearch(new URL(c.req.url))) await consumeLimit(deps, 'search', address)
    await next()
  })
  app.get('*', (c) => {
    if (pages === undefined) throw notFound(answers.notFound)
    return pages(c.req.raw)
  })
  app.all('*', () => {
    throw wrongMethod()
  })
  return app
}
