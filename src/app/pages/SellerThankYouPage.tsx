import { t } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import type { PageHandle } from '../page.ts'
import css from './account.module.css'
import { Narrow } from './Narrow.tsx'

export const handle: PageHandle = { head: () => ({ title: t.account.selling.thankYouTitle }) }

export const Component = () => (
  <main className={css.thanks}>
    <Narrow>
      <Face
        level={1}
        picture="sack"
        ground="straw"
        title={t.account.selling.thankYouTitle}
        text={t.account.selling.thankYou}
        action={
          <ButtonLink kind="main" icon="home" full to="/">
            {t.account.selling.home}
          </ButtonLink>
        }
      />
    </Narrow>
  </main>
)
