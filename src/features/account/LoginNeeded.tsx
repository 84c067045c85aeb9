import { useLocation } from 'react-router-dom'
import { p } from '../../texts/pageTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import type { DrawingName } from '../../ui/Drawing.tsx'
import { Face } from '../../ui/Face.tsx'
import type { PictureGround } from '../../ui/Picture.tsx'

interface LoginNeededProps {
  picture: DrawingName
  ground: PictureGround
  /** What is behind the log-in. */
  text: string
}

/** What a guest sees where an account's own things would be. */
export const LoginNeeded = ({ picture, ground, text }: LoginNeededProps) => {
  const { pathname, search } = useLocation()
  return (
    <Face
      picture={picture}
      ground={ground}
      title={p.account.needed.title}
      text={text}
      action={
        <ButtonLink kind="main" full to="/login" state={{ returnTo: pathname + search }}>
          {p.account.needed.action}
        </ButtonLink>
      }
    />
  )
}
