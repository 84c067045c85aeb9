import { isForbidden } from '../../client/api/failure.ts'
import type { Failure } from '../../client/api/call.ts'
import { inWords } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { text } from './texts.ts'

const NOT_FOUND = 404

interface FailedProps {
  failure: Failure
  onAgain: () => void
  /** On a page that has nothing else it is the h1. */
  level?: 1 | 2
}

/** Why something did not load; asking again helps where the shop was not reached. */
export const Failed = ({ failure, onAgain, level = 2 }: FailedProps) =>
  isForbidden(failure) || failure.httpStatus === NOT_FOUND ? (
    <EmptyState level={level} title={inWords(failure.message)} action={{ to: '/desk/', label: text.home }} />
  ) : (
    <EmptyState
      level={level}
      title={text.failed}
      text={inWords(failure.message)}
      action={{ onPress: onAgain, label: text.again }}
    />
  )
