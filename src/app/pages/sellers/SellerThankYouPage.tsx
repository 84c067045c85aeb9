import { pageText } from '../../../texts/page-texts.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import type { PageHandle } from '../../page.ts'
import styles from '../account/account.module.css'
import { PageLayout } from '../PageLayout.tsx'

export const handle: PageHandle = { head: () => ({ title: pageText.account.selling.thankYouTitle }) }

export const Component = () => (
  <main className={styles.thanks}>
    <PageLayout>
      <EmptyState
        level={1}
        picture="sack"
        ground="straw"
        title={pageText.account.selling.thankYouTitle}
        text={pageText.account.selling.thankYou}
        action={
          <ButtonLink kind="main" icon="home" full to="/">
            {pageText.account.selling.home}
          </ButtonLink>
        }
      />
    </PageLayout>
  </main>
)
