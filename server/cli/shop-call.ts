import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { staffCalls, type StaffAnswer, type CommandCallName, type StaffCallOf } from '../../src/contract/staff-calls.ts'
import { fillPath } from '../../src/contract/shop-calls.ts'
import type { BodyOf, ParamsOf } from '../../src/contract/calls/call.ts'
import { plainValue } from './plain-text.ts'

/** An error that the operator can act on; printed without a stack. */
export class CliError extends Error {}

/** The shop has refused something; the message is its own. */
export class ShopRefusal extends CliError {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const { env } = process
const shopUrl = env.SHOP_URL ?? `http://localhost:${env.PORT ?? 4173}`
const TIMEOUT_MS = 60_000
/** A file is processed while it is sent. */
const FILE_TIMEOUT_MS = 30 * 60_000

const readToken = (): string => {
  if (env.SHOP_ADMIN_TOKEN) return env.SHOP_ADMIN_TOKEN
  const file = join(env.DATA_DIR ?? './.data', 'admin-token')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new CliError(
      `No admin token: ${file} cannot be read (the shop makes it at its first start), and SHOP_ADMIN_TOKEN is not set.`,
    )
  }
}

export interface AdminRequest<N extends CommandCallName> {
  params?: ParamsOf<StaffCallOf<N>>
  query?: Record<string, string>
  body?: BodyOf<StaffCallOf<N>>
  /** A file that is streamed from disk. */
  file?: { type: string; stream: ReadableStream<Uint8Array> }
}

const send = async (url: URL, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    throw new CliError(`No shop answers at ${shopUrl}. Is it running? SHOP_URL names another address.`, {
      cause: error,
    })
  }
}

const Refused = v.object({ message: v.string(), fields: v.optional(v.record(v.string(), v.string()), {}) })

const refusal = (status: number, body: unknown): CliError => {
  const { success, output } = v.safeParse(Refused, body)
  if (!success) return new CliError(`${shopUrl} answered ${status}, but not as a shop does.`)
  // A message may quote a stranger's text.
  const { message: told, fields: wrong } = plainValue(output)
  const fields = Object.entries(wrong).map(([name, message]) => `  ${name}: ${message}`)
  const hint = status === 401 ? ' The token is not the one this shop was started with.' : ''
  return new ShopRefusal(status, [told + hint, ...fields].join('\n'))
}

/** The backup's bytes as they arrive. */
export const askForBackup = async (): Promise<ReadableStream<Uint8Array>> => {
  const headers = { Authorization: `Bearer ${readToken()}` }
  const response = await send(new URL('/api/admin/backup', shopUrl), { headers }, FILE_TIMEOUT_MS)
  if (!response.ok || response.body === null)
    throw refusal(response.status, await response.json().catch(() => undefined))
  return response.body
}

/** Makes one of the operator's calls; a refusal is thrown with the server's own message. */
export const callShop = async <N extends CommandCallName>(
  name: N,
  request: AdminRequest<N> = {},
): Promise<StaffAnswer<N>> => {
  const call = staffCalls[name]
  const { file, body: json } = request
  const type = file?.type ?? (json === undefined ? undefined : 'application/json')
  const url = new URL(`/api/${fillPath(call.path, request.params ?? {})}`, shopUrl)
  url.search = new URLSearchParams(request.query).toString()
  const response = await send(
    url,
    {
      method: call.method,
      headers: { Authorization: `Bearer ${readToken()}`, ...(type === undefined ? {} : { 'Content-Type': type }) },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(file === undefined ? {} : { body: file.stream, duplex: 'half' }),
    },
    file === undefined ? TIMEOUT_MS : FILE_TIMEOUT_MS,
  )
  const body: unknown = await response.json().catch(() => undefined)
  const answer = response.ok ? v.safeParse(call.answer, body) : undefined
  if (!answer?.success) throw refusal(response.status, body)
  return answer.output
}
