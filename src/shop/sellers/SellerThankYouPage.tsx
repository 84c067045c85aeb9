import { pageText } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import type { PageHandle } from '../page/page.ts'
import styles from '../page/account.module.css'
import { PageLayout } from '../page/PageLayout.tsx'

export const handle: PageHandle = { head: () => ({ title: pageText.account.selling.thankYouTitle }) }

export const Component = () => (
  <main className={styles.thanks}>
    <PageLayout>
      <EmptyState
        level={1}
        picture="sack"
        title={pageText.account.selling.thankYouTitle}
        text={pageText.account.selling.thankYou}
        action={{ icon: 'home', to: '/', label: pageText.account.selling.home }}
      />
    </PageLayout>
  </main>
)
