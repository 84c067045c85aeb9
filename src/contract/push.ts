import * as v from 'valibot'
import { fieldMessages } from './field-messages.ts'
import { LANGUAGES } from './languages.ts'

/** What a browser gives out to be sent messages, by the Push API. */

const bytes = (characters: number) =>
  v.pipe(v.string(fieldMessages.notValid), v.regex(new RegExp(`^[\\w-]{${characters}}$`), fieldMessages.notValid))

export const PushEndpoint = v.object({
  endpoint: v.pipe(
    v.string(fieldMessages.notValid),
    v.nonEmpty(fieldMessages.notValid),
    v.maxLength(1000, fieldMessages.notValid),
  ),
})
export type PushEndpoint = v.InferOutput<typeof PushEndpoint>

export const PushForm = v.object({
  ...PushEndpoint.entries,
  /** In base64url without padding: a point of 65 bytes and a secret of 16. */
  keys: v.object({ p256dh: bytes(87), auth: bytes(22) }),
  /** That of the page. */
  language: v.picklist(LANGUAGES),
})
export type PushForm = v.InferOutput<typeof PushForm>
