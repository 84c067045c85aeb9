import * as v from 'valibot'
import { isBlank } from './digits.ts'
import { fieldMessages } from './field-messages.ts'

/** The longest text of an ordinary field. */
export const TEXT_MAX = 200

/** A text that has to be given. */
export const required = (message: string, max = TEXT_MAX, tooLong = fieldMessages.tooLong(String(max))) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.check((text) => !isBlank(text), message),
    v.maxLength(max, tooLong),
  )
