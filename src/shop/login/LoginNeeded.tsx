import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '../../contract/entities.ts'
import type { Failure } from '../../client/api/call.ts'
import { inWords, pageText } from '../../texts/texts.ts'
import type { IllustrationName } from '../../ui/media/Illustration.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { useSession } from '../session/session.store.ts'

const UNAUTHORISED = 401

/** The way to the log-in and from there back to this page. */
export const useLoginLink = () => {
  const { pathname, search } = useLocation()
  return { to: '/login', state: { returnTo: pathname + search }, label: pageText.account.needed.action }
}

interface LoginNeededProps {
  picture: IllustrationName
  /** What is behind the log-in. */
  text: string
}

/** What a guest sees where an account's own things would be. */
export const LoginNeeded = ({ picture, text }: LoginNeededProps) => (
  <EmptyState picture={picture} title={pageText.account.needed.title} text={text} action={useLoginLink()} />
)

/** What an account has of its own; a guest sees that a log-in is needed. */
export const Own = ({ text, children }: { text: string; children: (user: User) => ReactNode }) => {
  const { user, ready } = useSession()
  if (!ready) return <ListSkeleton count={2} />
  return user ? children(user) : <LoginNeeded picture="sack" text={text} />
}

/** The shop has ended this log-in: only another one helps. */
export const isLogInEnded = ({ httpStatus }: Failure): boolean => httpStatus === UNAUTHORISED

interface NotLoadedProps {
  failure: Failure
  /** What is behind the log-in, as `Own` says it. */
  needed: string
  title: string
  text: string
  again: string
  onAgain: () => void
}

/** In place of what did not load: another try, or the log-in where the shop has ended this one. */
export const NotLoaded = ({ failure, needed, title, text, again, onAgain }: NotLoadedProps) =>
  isLogInEnded(failure) ? (
    <LoginNeeded picture="sack" text={needed} />
  ) : (
    <EmptyState
      title={title}
      text={text}
      action={{ onPress: onAgain, label: again }}
      detail={inWords(failure.message, failure.code)}
    />
  )
