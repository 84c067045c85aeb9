import { p } from '../../texts/pageTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import type { PageHandle } from '../page.ts'
import css from './account.module.css'
import { Narrow } from './Narrow.tsx'

export const handle: PageHandle = { head: () => ({ title: p.account.selling.thankYouTitle }) }

export const Component = () => (
  <main className={css.thanks}>
    <Narrow>
      <Face
        level={1}
        picture="sack"
        ground="straw"
        title={p.account.selling.thankYouTitle}
        text={p.account.selling.thankYou}
        action={
          <ButtonLink kind="main" icon="home" full to="/">
            {p.account.selling.home}
          </ButtonLink>
        }
      />
    </Narrow>
  </main>
)
