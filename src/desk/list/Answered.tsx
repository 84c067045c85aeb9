import type { ReactNode } from 'react'
import { isFailure, type Failure } from '../../client/api/call.ts'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Failed } from './Failed.tsx'

interface AnsweredProps<T> {
  of: { answer: { data: T } | Failure | undefined; again: () => void }
  /** Of the heading where it did not load. */
  level?: 1 | 2
  /** How many rows are awaited. */
  count?: number
  children: (data: T) => ReactNode
}

/** What the shop has answered, or that it is awaited, or why it did not come. */
export const Answered = <T,>({ of: { answer, again }, level = 2, count = 4, children }: AnsweredProps<T>) => {
  if (answer === undefined) return <ListSkeleton count={count} />
  if (isFailure(answer)) return <Failed level={level} failure={answer} onAgain={again} />
  return children(answer.data)
}
