import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** The least that a first visit costs here: the words of a page of 24 products as plain HTML, without a script. */
export const serveFloor = async (page: string) => {
  const words = page
    .replace(/<script\b.*?<\/script>|<style\b.*?<\/style>|<link\b[^>]*>|<(?:img|svg)\b[^>]*>|<\/svg>/gs, '')
    .replace(/\s(?:class|style|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')
  const bytes = brotliCompressSync(words)
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }).end(bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() }
}
