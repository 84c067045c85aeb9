import { pageText } from '../../../texts/page-texts.ts'
import { ButtonLink } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import type { PageHandle } from '../../page.ts'
import { PageLayout } from '../PageLayout.tsx'

export const handle: PageHandle = {
  head: () => ({ title: pageText.sellerOnboarding.desk.title }),
  heading: () => pageText.sellerOnboarding.desk.title,
}

/** Where sellers come from the log-in while no other place is named for them. */
export const Component = () => (
  <PageLayout>
    <EmptyState
      picture="box"
      ground="clay"
      title={pageText.sellerOnboarding.desk.closed}
      text={pageText.sellerOnboarding.desk.text}
      action={
        <ButtonLink kind="main" full to="/">
          {pageText.sellerOnboarding.home}
        </ButtonLink>
      }
    />
  </PageLayout>
)
