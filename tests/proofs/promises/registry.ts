import { rules } from './rules.ts'
import { screens } from './screens.ts'
import { security } from './security.ts'

/** What the product promises, by ids; only these can be named in a test, by `keeps`. */
export const promises = { ...screens, ...rules, ...security }

export type PromiseId = keyof typeof promises
