import { randomUUID } from 'node:crypto'
import { fillPath } from '../../../src/contract/shop-calls.ts'
import type { Answered, Ask } from '../../server/support/support.ts'
import type { Sent } from './route.ts'
import type { NamedRoute } from './routes.ts'

/** A value as an address or a form carries it. */
export const text = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()
export const texts = (entries: object | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(entries ?? {}).map(([name, value]) => [name, text(value)]))

/** Sends a request of the matrix, each time under a key of its own. */
export const send = (
  ask: Ask,
  { call }: NamedRoute,
  { params = {}, query, body, form, file }: Sent,
): Promise<Answered> => {
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`
  const fields = new FormData()
  for (const [name, value] of Object.entries(form ?? {})) fields.set(name, value)
  return ask(call.method, fillPath(call.path, params) + search, {
    ...(body === undefined ? {} : { body }),
    ...(form === undefined ? {} : { form: fields }),
    ...(file === undefined ? {} : { raw: file.text, headers: { 'Content-Type': file.type } }),
    ...(call.keyed === true ? { key: randomUUID() } : {}),
  })
}

const HEX = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const unknownId = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (HEX.test(value)) return randomUUID()
  if (/^HD[\dA-Z]{10}$/.test(value)) return 'HDUNKNOWN222'
  return value.startsWith('order_') ? 'order_unknown' : value
}
const deep = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(deep)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, deep(inner)]))
  return unknownId(value)
}

/** The same request about things that nobody has. */
export const aboutNothing = ({ params = {}, body, form, query }: Sent): Sent => ({
  ...(query === undefined ? {} : { query }),
  params: Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^\d+$/.test(value) ? '1999999999' : String(unknownId(value)),
    ]),
  ),
  ...(body === undefined
    ? {}
    : { body: Object.fromEntries(Object.entries(body).map(([name, value]) => [name, deep(value)])) }),
  ...(form === undefined
    ? {}
    : {
        form: {
          ...form,
          ...('published_product_id' in form ? { published_product_id: '1999999999', sku: 'UNKNOWN' } : {}),
        },
      }),
})
