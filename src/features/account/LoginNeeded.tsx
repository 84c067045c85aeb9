import { useLocation } from 'react-router-dom'
import { pageText } from '../../texts/page-texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import type { IllustrationName } from '../../ui/media/Illustration.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import type { PictureGround } from '../../ui/media/Picture.tsx'

interface LoginNeededProps {
  picture: IllustrationName
  ground: PictureGround
  /** What is behind the log-in. */
  text: string
}

/** What a guest sees where an account's own things would be. */
export const LoginNeeded = ({ picture, ground, text }: LoginNeededProps) => {
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      picture={picture}
      ground={ground}
      title={pageText.account.needed.title}
      text={text}
      action={
        <ButtonLink kind="main" full to="/login" state={{ returnTo: pathname + search }}>
          {pageText.account.needed.action}
        </ButtonLink>
      }
    />
  )
}
