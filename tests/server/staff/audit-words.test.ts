import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '../../../server/db/schema.ts'
import type { LoggedFields } from '../../../server/shop/core/logged-fields.ts'
import { ROUTES, type NamedRoute } from '../../proofs/routes/routes.ts'
import type { Sent } from '../../proofs/routes/route.ts'
import { send } from '../../proofs/routes/sending.ts'
import { openBuyer } from '../payments/payment-steps.ts'
import { onEmbedded } from '../support/support.ts'

/** What staff and operator type stands where it is read, and never in the log, which outlives whom it is about. */

const WORD = 'Zebrafinch'

const CHANGES = ROUTES.filter(({ call }) => call.caller === 'staff' && call.method !== 'GET' && call.body !== undefined)

/** The schemas of an object's fields, through whatever checks lie around it. */
const entriesOf = (schema: unknown): Record<string, unknown> => {
  if (typeof schema !== 'object' || schema === null) return {}
  if ('entries' in schema) return schema.entries as Record<string, unknown>
  return 'wrapped' in schema ? entriesOf(schema.wrapped) : {}
}
const itemOf = (schema: unknown): unknown =>
  typeof schema === 'object' && schema !== null && 'item' in schema ? schema.item : undefined

/** The body with the word in one field after the other: those that it has as a text, and those that it may have. */
const marked = (body: Record<string, unknown>, schema: unknown): [string, Record<string, unknown>][] =>
  Object.entries(entriesOf(schema)).flatMap(([name, own]): [string, Record<string, unknown>][] => {
    const value = body[name]
    if (value === undefined || typeof value === 'string') return [[name, { ...body, [name]: `${value ?? ''} ${WORD}` }]]
    if (!Array.isArray(value)) return []
    const [first, ...rest] = value as Record<string, unknown>[]
    if (typeof first !== 'object') return []
    return marked(first, itemOf(own)).map(([inner, line]) => [`${name}.${inner}`, { ...body, [name]: [line, ...rest] }])
  })

onEmbedded((shop) => {
  const taken = new Set<string>()

  const asker = async ({ call }: NamedRoute, sent: Sent & { sellerId?: number }) => {
    if (call.by === 'token') return shop().operator
    return (await shop().staff(call.ofOperator === true ? null : (sent.sellerId ?? null))).ask
  }

  test.each(CHANGES)('$name leaves no typed word in the log', async (route) => {
    const { body = {} } = await route.send(shop(), await openBuyer(shop()))
    for (const [field] of marked(body, route.call.body)) {
      const sent = await route.send(shop(), await openBuyer(shop()))
      const own = marked(sent.body ?? {}, route.call.body).find(([name]) => name === field)
      const answer = await send(await asker(route, sent), route, { ...sent, ...(own && { body: own[1] }) })
      expect(answer.status, `${route.name} ${field}`).toBeLessThan(500)
      if (answer.status < 300) taken.add(`${route.name} ${field}`)
      const [last] = await shop().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
      expect(JSON.stringify(last ?? null), `${route.name} ${field}`).not.toContain(WORD)
    }
  })

  test('and the words were taken: reasons, notes, answers, texts, names', () => {
    for (const field of ['reason', 'note', 'text', 'name', 'tracking', 'lines.lot', 'premises', 'reference', 'answer'])
      expect(
        [...taken].some((one) => one.endsWith(` ${field}`)),
        field,
      ).toBe(true)
  })

  test('a text cannot be given to the log', () => {
    // @ts-expect-error reasons have no field
    const reason: LoggedFields = { reason: 'She was rude' }
    // @ts-expect-error a state is one of the shop's own
    const state: LoggedFields = { state: 'She was rude' as string }
    expect([reason, state]).toHaveLength(2)
  })
})
