import type { Atom } from './promise.ts'
import { section2 } from './section2.ts'
import { section4 } from './section4.ts'

/** Every promise by its id; only these can be named in a test. */
export const parts = [section2, section4] as const

type IdOf<T> = T extends unknown ? keyof T : never
export type PromiseId = IdOf<(typeof parts)[number]>

export const atoms: ReadonlyMap<string, Atom> = new Map(parts.flatMap((part) => Object.entries<Atom>(part)))
