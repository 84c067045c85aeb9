import { useLocation } from 'react-router-dom'
import { pageText } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import type { PageHandle } from '../page/page.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import styles from '../page/account.module.css'
import { Lead, PageLayout } from '../page/PageLayout.tsx'

export const handle: PageHandle = { head: () => ({ title: pageText.account.thankYou.title }) }

export const Component = () => {
  const words = pageText.account.thankYou
  const state: unknown = useLocation().state
  return (
    <main className={styles.thanks}>
      <PageLayout>
        <EmptyState level={1} picture="pouch" title={words.heading} text={words.lead} />
        <dl className={classes(layout.facts, layout.stack2, styles.facts)}>
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
        <ButtonLink kind="main" full to="/login" state={state} label={words.toLogin} />
      </PageLayout>
    </main>
  )
}
