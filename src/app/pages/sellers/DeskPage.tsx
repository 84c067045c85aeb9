import { pageText } from '../../../texts/texts.ts'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { titledPage } from '../../page.ts'
import { PageLayout } from '../PageLayout.tsx'

export const handle = titledPage(() => pageText.sellerOnboarding.desk.title)

/** Where sellers come from the log-in while no other place is named for them. */
export const Component = () => (
  <PageLayout>
    <EmptyState
      picture="box"
      title={pageText.sellerOnboarding.desk.closed}
      text={pageText.sellerOnboarding.desk.text}
      action={{ to: '/', label: pageText.sellerOnboarding.home }}
    />
  </PageLayout>
)
