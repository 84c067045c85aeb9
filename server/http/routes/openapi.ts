import { toJsonSchema } from '@valibot/to-json-schema'
import { callsByPath } from '../../../src/contract/all-calls.ts'
import type { Call, Schema } from '../../../src/contract/shop-calls.ts'
import { IDEMPOTENCY_HEADER } from '../../../src/contract/constants.ts'
import { RefusalAnswer } from '../../../src/contract/refusals.ts'

/** Rules that JSON Schema has no word for are left out; the server still applies them. */
const describe = (schema: Schema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...described } = toJsonSchema(schema, { errorMode: 'ignore', typeMode })
  return described
}

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

const queryParameters = (query: Schema | undefined) => {
  const properties = query === undefined ? {} : (describe(query, 'input').properties ?? {})
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }))
}

const keyParameter = { name: IDEMPOTENCY_HEADER, in: 'header', required: false, schema: { type: 'string' } }

const json = (schema: unknown) => ({ 'application/json': { schema } })

const formSchema = ({ fields, multipart }: Call) => {
  const properties = fields === undefined ? {} : describe(fields, 'input').properties
  const file = { type: 'string', format: 'binary' }
  return { type: 'object', properties: { ...properties, [`${multipart}[0]`]: file } }
}

const formContent = (call: Call) => ({
  'multipart/form-data': { schema: formSchema(call) },
  ...(call.orJson === true && call.fields !== undefined ? json(describe(call.fields, 'input')) : {}),
})

/** Either of these lets in. */
const schemesOf = ({ caller, by }: Call): readonly (keyof typeof securitySchemes)[] => {
  if (caller !== 'staff') return ['customer']
  return by === undefined ? ['staff', 'operator'] : [by === 'person' ? 'staff' : 'operator']
}

const operation = (name: string, call: Call) => ({
  operationId: /^(admin|desk)\//.test(call.path) ? `${call.path.split('/')[0]}.${name}` : name,
  summary: call.summary,
  ...(call.caller === 'anyone' ? {} : { security: schemesOf(call).map((scheme) => ({ [scheme]: [] })) }),
  parameters: [
    ...pathParameters(call.path),
    ...queryParameters(call.query),
    ...(call.keyed === true ? [keyParameter] : []),
  ],
  ...(call.body && { requestBody: { required: true, content: json(describe(call.body, 'input')) } }),
  ...(call.multipart && { requestBody: { required: true, content: formContent(call) } }),
  ...(call.stream && { requestBody: { required: true, content: { [call.stream]: { schema: { type: 'string' } } } } }),
  responses: {
    [call.success ?? 200]: { description: call.summary, content: json(describe(call.answer, 'input')) },
    default: { description: 'A refusal', content: json({ $ref: '#/components/schemas/Refusal' }) },
  },
})

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

/** What each kind of caller sends as `Authorization: Bearer …`. */
const securitySchemes = {
  customer: bearer('The token of a customer’s log-in'),
  staff: bearer('The token of a log-in at the desk'),
  operator: bearer('The operator’s token'),
}

/** `GET /api/openapi.json`: every call, generated from the contract. */
export const openApi = (publicUrl: string): Record<string, unknown> => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, call } of callsByPath()) {
    const path = `/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Haldhar', version: '1', description: 'A marketplace for farm goods' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes,
      schemas: { Refusal: describe(RefusalAnswer, 'output') },
    },
  }
}
