import * as v from 'valibot'
import { Timestamp } from './entities.ts'

/** What a customer sees of her own account. */

export const LogIn = v.object({
  id: v.string(),
  /** Null where the browser did not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  created_at: Timestamp,
  last_used_at: Timestamp,
  /** The one that asks. */
  current: v.boolean(),
})
export type LogIn = v.InferOutput<typeof LogIn>
