import { readFileSync } from 'node:fs'
import { createServer } from 'vite'
import { LANGUAGES } from '../src/contract/languages.ts'
import { shopSettings } from '../src/contract/shop-settings.ts'
import { fillTemplate, type Renderer } from './http/routes/pages.ts'

/** The server of `npm run dev`: pages rendered from source, everything else from the shop's server on the next port. */

const port = Number(process.argv[2])
const server = `http://localhost:${port + 1}`
const publicUrl = `http://localhost:${port}`

const vite = await createServer({
  appType: 'custom',
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/images', '/pins'].map((path) => [path, server])),
  },
})

const renderPage = async (path: string, littleData: boolean): Promise<Response> => {
  // Vite knows nothing of what a module exports.
  const renderer = (await vite.ssrLoadModule('/src/shop/entry-server.tsx')) as Renderer
  renderer.connect({ fetch, base: `${server}/api/` }, shopSettings)
  const rendered = await renderer.render(new Request(`${publicUrl}${path}`), littleData)
  if (rendered instanceof Response) return rendered
  const template = await vite.transformIndexHtml(path, readFileSync('index.html', 'utf8'))
  const { before, after } = fillTemplate(template, rendered, { publicUrl, settings: { ...shopSettings, littleData } })
  return new Response(before + rendered.html + after, {
    status: rendered.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** The desk is one document, drawn by the browser alone. */
const deskPage = async (path: string): Promise<Response> => {
  const document = readFileSync('src/desk/index.html', 'utf8')
    .replace('./main.tsx', '/src/desk/main.tsx')
    .replace('%LANGUAGES%', LANGUAGES.join(' '))
  return new Response(await vite.transformIndexHtml(path, document), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

const pageOf = (path: string, littleData: boolean): Promise<Response> =>
  /^\/desk(\/|\?|$)/.test(path) ? deskPage(path) : renderPage(path, littleData)

vite.middlewares.use((request, response, next) => {
  pageOf(request.originalUrl ?? '/', request.headers['save-data'] === 'on').then(async (page) => {
    response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
  }, next)
})

await vite.listen()
vite.printUrls()
