import type { BaseIssue, ErrorMessage } from 'valibot'

/** What is wrong with a field that has no words of its own. The schema library's words are for programmers. */
const wordsOf = ({ type, requirement }: BaseIssue<unknown>): string => {
  if (type === 'max_length' && typeof requirement === 'number') return `Use at most ${requirement} characters`
  return 'This is missing or not valid'
}

/** Given to every parsing whose issues somebody may read. */
export const plainly: { message: ErrorMessage<BaseIssue<unknown>> } = { message: wordsOf }
