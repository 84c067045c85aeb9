import { useLocation } from 'react-router-dom'
import { p } from '../../texts/pageTexts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Face } from '../../ui/Face.tsx'
import type { PageHandle } from '../page.ts'
import css from './account.module.css'
import { Lead, Narrow } from './Narrow.tsx'

export const handle: PageHandle = { head: () => ({ title: p.account.thankYou.title }) }

export const Component = () => {
  const words = p.account.thankYou
  const state: unknown = useLocation().state
  return (
    <main className={css.thanks}>
      <Narrow>
        <Face level={1} picture="pouch" ground="sprout" title={words.heading} text={words.lead} />
        <dl className={css.facts}>
          <div>
            <dt>{words.id}</dt>
            <dd>{words.idIs}</dd>
          </div>
          <div>
            <dt>{words.password}</dt>
            <dd>{words.passwordIs}</dd>
          </div>
        </dl>
        <Lead>{words.opened}</Lead>
        <ButtonLink kind="main" full to="/login" state={state}>
          {words.toLogin}
        </ButtonLink>
      </Narrow>
    </main>
  )
}
