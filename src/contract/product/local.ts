import * as v from 'valibot'
import { LANGUAGES } from '../languages.ts'

/** The languages that a product may have texts in beside English, which is the first. */
export const [, ...LOCAL_LANGUAGES] = LANGUAGES
export type LocalLanguage = (typeof LOCAL_LANGUAGES)[number]

/** What a product is called in the one that was asked for, where somebody has translated it. The short description is empty where only the title was translated. */
export const LocalText = v.object({
  language: v.picklist(LOCAL_LANGUAGES),
  title: v.string(),
  short_description: v.string(),
})
export type LocalText = v.InferOutput<typeof LocalText>

/** A name in these languages, as far as the operator has written it; it goes before texts of ours. */
export const LocalNames = v.object(v.entriesFromList(LOCAL_LANGUAGES, v.optional(v.string())))
export type LocalNames = v.InferOutput<typeof LocalNames>

/** The names themselves, whatever their languages. */
export const namesIn = (names: LocalNames | null | undefined): string[] =>
  Object.values(names ?? {}).filter((name) => name !== undefined)

/** Addresses of what was merged into a brand or a category; they lead to its own. */
export const Former = v.optional(v.array(v.string()))

/** What the operator calls something: in English, and in other languages. */
export const Named = v.object({ name: v.string(), names: v.optional(LocalNames) })
export type Named = v.InferOutput<typeof Named>

/** What the slug of a crop does not say: how the operator calls it, and what else it is searched by. */
export const NamedCrop = v.object({
  slug: v.string(),
  ...Named.entries,
  words: v.optional(v.array(v.string())),
  former: Former,
  /** Lists offer it no more. */
  paused: v.optional(v.literal(true)),
})
export type NamedCrop = v.InferOutput<typeof NamedCrop>
