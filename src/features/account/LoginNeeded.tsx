import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '../../contract/entities.ts'
import { pageText } from '../../texts/texts.ts'
import type { IllustrationName } from '../../ui/media/Illustration.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { useSession } from './session.store.ts'

interface LoginNeededProps {
  picture: IllustrationName
  /** What is behind the log-in. */
  text: string
}

/** What a guest sees where an account's own things would be. */
export const LoginNeeded = ({ picture, text }: LoginNeededProps) => {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      picture={picture}
      title={pageText.account.needed.title}
      text={text}
      action={{ to: '/login', state: { returnTo: pathname + search }, label: pageText.account.needed.action }}
    />
  )
}

/** What an account has of its own; a guest sees that a log-in is needed. */
export const Own = ({ text, children }: { text: string; children: (user: User) => ReactNode }) => {
  const { user, ready } = useSession()
  if (!ready) return <ListSkeleton count={2} />
  return user ? children(user) : <LoginNeeded picture="sack" text={text} />
}
