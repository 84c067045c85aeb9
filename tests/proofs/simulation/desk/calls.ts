import * as v from 'valibot'
import { staffCalls } from '../../../../src/contract/staff-calls.ts'

/** Reads what a phone asks of the desk, by the contract's own schemas. */

export interface Asked {
  staff: number
  call: string
  target: string
  body: unknown
}

const PATH = /^desk\/(?:shipments|variants)\/([^/]+)\/([\w-]+)$/
const CALLS = {
  pack: staffCalls.deskPack,
  unpack: null,
  'hand-over': staffCalls.deskHandOver,
  deliver: staffCalls.deskDeliver,
  fail: staffCalls.deskFail,
  'take-back': staffCalls.deskTakeBack,
  'send-again': null,
  'come-back': null,
  receive: staffCalls.deskReceive,
  stock: staffCalls.deskStockAdd,
  price: staffCalls.deskPriceSet,
} as const
export const isCall = (name: string): name is keyof typeof CALLS => name in CALLS

export type Call = keyof typeof CALLS

export const targetOf = (path: string): { target: string; call: string } => {
  const [, target = '', call = ''] = PATH.exec(path) ?? []
  return { target, call }
}

/** The body as the call's schema has parsed it; undefined where it refuses. */
export const bodyOf = (call: Call, sent: unknown): unknown => {
  const schema = CALLS[call]
  if (schema === null) return {}
  const parsed = v.safeParse<v.GenericSchema<unknown, unknown>>(schema.body, sent)
  return parsed.success ? parsed.output : undefined
}
