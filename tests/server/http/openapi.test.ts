import { expect, test } from 'vitest'
import { callRegistry } from '../../../server/http/rpc/call-registry.ts'
import { onEmbedded } from '../support/support.ts'

/** The description of the API, beside the calls that the server really answers. */

interface Operation {
  operationId: string
  security?: Record<string, unknown[]>[]
  parameters: { name: string; in: string }[]
}

const SCHEMES = {
  anyone: [],
  customer: ['customer'],
  staff: ['staff', 'operator'],
  person: ['staff'],
  token: ['operator'],
}

onEmbedded((shop) => {
  const described = async () => {
    const { body } = await shop().ask('GET', 'openapi.json')
    const paths: Record<string, Record<string, Operation>> = body.paths
    const schemes: string[] = Object.keys(body.components.securitySchemes)
    return { paths, schemes }
  }
  const pathOf = (path: string) => `/${path.replaceAll(/:(\w+)/g, '{$1}')}`

  test('every call is described, customers’, operator’s and the desk’s, and none beside them', async () => {
    const { paths } = await described()
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = callRegistry().map(({ call }) => `${call.method} ${pathOf(call.path)}`)
    expect(told.toSorted()).toEqual(served.toSorted())
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(new Set(ids).size).toBe(served.length)
  })

  test('each names who may call it, by a security scheme that stands in the same document', async () => {
    const { paths, schemes } = await described()
    for (const { call } of callRegistry()) {
      const operation = paths[pathOf(call.path)]?.[call.method.toLowerCase()]
      const named = operation?.security?.flatMap(Object.keys) ?? []
      expect(named, call.path).toEqual(SCHEMES[call.by ?? call.caller])
      for (const scheme of named) expect(schemes).toContain(scheme)
    }
  })
})
