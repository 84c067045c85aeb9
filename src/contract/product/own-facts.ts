import * as v from 'valibot'
import { Id } from '../entities.ts'
import { LocalNames, namesIn } from './local.ts'

/** Facts of products that the operator has made, beside those of every label. */

/** What is written there: words, a number, or one of the values that the operator lists. */
export const FACT_KINDS = ['text', 'number', 'choice'] as const

/** All that it was called in English before. */
const Before = v.optional(v.array(v.string()))

export const ListedValue = v.object({
  id: Id,
  /** In English. */
  name: v.string(),
  names: v.optional(LocalNames),
  former: Before,
  /** Forms offer it no more. */
  paused: v.optional(v.boolean()),
})
export type ListedValue = v.InferOutput<typeof ListedValue>

/** As a form asks for it. */
export const OwnFact = v.object({
  id: Id,
  /** In English. */
  name: v.string(),
  names: v.optional(LocalNames),
  former: Before,
  kind: v.picklist(FACT_KINDS),
  /** Of a choice. */
  values: v.array(ListedValue),
})
export type OwnFact = v.InferOutput<typeof OwnFact>

/** How names are compared: whoever types one need not keep to its capitals. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** All that something is called or was called, in any language. */
export const calledOf = ({ name, names, former }: Pick<OwnFact, 'name'> & CalledElse): string[] => [
  name,
  ...namesIn(names),
  ...(former ?? []),
]
interface CalledElse {
  names?: LocalNames | null | undefined
  former?: readonly string[] | null | undefined
}

/** Whether it is called so. */
export const isCalled = (one: Parameters<typeof calledOf>[0], name: string): boolean =>
  calledOf(one).some((known) => nameKey(known) === nameKey(name))

/** A fact and its value, as they are typed. */
export interface TypedFact {
  name: string
  value: string
}

/** Reads `Seed colour: Red; Germination: 80`. What ends a value is kept: somebody may go on typing there. */
export const readFacts = (typed: string): TypedFact[] =>
  typed.split(/[;\n]/).flatMap((part) => {
    const [name = '', ...rest] = part.split(':')
    return part.trim() === '' ? [] : [{ name: name.trim(), value: rest.join(':').replace(/^\s/, '') }]
  })

/** The same to be typed on; what would end a value early becomes a comma. */
export const writeFacts = (said: readonly TypedFact[]): string =>
  said
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}: ${value.replaceAll(/[;\n]+/g, ',')}`)
    .join('; ')
