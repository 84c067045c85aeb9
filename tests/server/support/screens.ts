import { randomUUID } from 'node:crypto'
import { createApp } from '../../../server/http/app.ts'
import { connect, render, type Rendered } from '../../../src/shop/entry-server.tsx'
import { textOf } from '../../support/markup.ts'
import type { TestShop } from './support.ts'

/** A page as the server renders it for a guest, from the sources, with the answers of a test's shop. */
export interface Screen extends Rendered {
  /** What a reader reads, without markup. */
  words: string
}

const BASE = 'http://shop.test/api/'

export const openScreen = async ({ deps }: TestShop, path: string): Promise<Screen> => {
  const app = createApp(deps)
  const fetch = async (input: string | URL | Request, init?: RequestInit) => app.fetch(new Request(input, init))
  connect({ fetch, base: BASE }, { contact: [], maxPieces: 200 })
  const page = await render(new Request(`http://shop.test${path}`, { headers: { 'X-Request-Id': randomUUID() } }))
  if (page instanceof Response) throw new Error(`${path} leads to ${page.headers.get('Location')}`)
  return { ...page, words: textOf(page.html) }
}
