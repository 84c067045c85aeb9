import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { openOnPort } from '../../../tests/support/open-on-port.ts'

/** The path of the floor that a worker keeps, and answers with by itself. */
export const KEPT_FLOOR = 'kept'

const WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('floor').then((cache) => cache.add('/${KEPT_FLOOR}'))))
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))))`

const REGISTER = '<script>navigator.serviceWorker.register("/worker.js")</script>'

/**
 * The least that a visit to this page costs here: its words as plain HTML, without a script. The kept one
 * has the first picture of the page as well, which stands inside it.
 */
export const serveFloor = async (page: string) => {
  const words = page
    .replace(/<script\b.*?<\/script>|<style\b.*?<\/style>|<link\b[^>]*>|<svg\b.*?<\/svg>|<img\b[^>]*>/gs, '')
    .replace(/\s(?:class|style|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')
  const picture = /<img [^>]*src="data:[^>]*>/.exec(page)?.[0] ?? ''
  const answers: Readonly<Record<string, [type: string, text: string]>> = {
    '/': ['text/html', words],
    [`/${KEPT_FLOOR}`]: ['text/html', words.replace('<main', () => `${REGISTER}${picture}<main`)],
    '/worker.js': ['text/javascript', WORKER],
  }
  const server = createServer(({ url = '' }, answer) => {
    const [type, text] = answers[url] ?? ['text/plain', '']
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Encoding': 'br' }
    answer.writeHead(200, headers).end(brotliCompressSync(text))
  })
  return { url: `http://127.0.0.1:${await openOnPort(server)}/`, close: () => server.close() }
}
