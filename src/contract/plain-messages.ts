import type { BaseIssue, ErrorMessage } from 'valibot'
import { fieldMessages } from './field-messages.ts'

/** The message for a field that has none of its own. The schema library's messages are for programmers. */
const wordsOf = ({ type, requirement }: BaseIssue<unknown>): string => {
  if (type === 'max_length' && typeof requirement === 'number') return fieldMessages.tooLong(String(requirement))
  return fieldMessages.notValid
}

/** Given to every parsing whose issues somebody may read. */
export const plainMessages: { message: ErrorMessage<BaseIssue<unknown>> } = { message: wordsOf }
