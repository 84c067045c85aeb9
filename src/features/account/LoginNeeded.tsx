import { useLocation } from 'react-router-dom'
import { pageText } from '../../texts/page-texts.ts'
import type { IllustrationName } from '../../ui/media/Illustration.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'

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
