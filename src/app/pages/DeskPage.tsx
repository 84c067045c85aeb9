import { p } from '../../texts/pageTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import type { PageHandle } from '../page.ts'
import { Narrow } from './Narrow.tsx'

export const handle: PageHandle = {
  head: () => ({ title: p.selling.desk.title }),
  heading: () => p.selling.desk.title,
}

/** Where sellers come from the log-in while no other place is named for them. */
export const Component = () => (
  <Narrow>
    <Face
      picture="box"
      ground="clay"
      title={p.selling.desk.closed}
      text={p.selling.desk.text}
      action={
        <ButtonLink kind="main" full to="/">
          {p.selling.home}
        </ButtonLink>
      }
    />
  </Narrow>
)
