import type { OwnAccount } from '../../../contract/account.ts'
import { LoginNeeded } from '../../../features/account/LoginNeeded.tsx'
import { useSession } from '../../../features/account/session.store.ts'
import { formatDay } from '../../../texts/format.ts'
import { pageText } from '../../../texts/page-texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/display/Card.tsx'
import { EmptyState } from '../../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../../ui/display/Skeleton.tsx'
import { classes } from '../../../ui/base/classes.ts'
import layout from '../../../ui/base/layout.module.css'
import styles from '../../account/Account.module.css'
import { EraseAccount } from '../../account/EraseAccount.tsx'
import { Sessions } from '../../account/Sessions.tsx'
import { AccountPart } from '../../account/AccountPart.tsx'
import { ExportData } from '../../account/ExportData.tsx'
import { useOwnAccount } from '../../account/useOwnAccount.ts'
import type { PageHandle } from '../../page.ts'
import { Columns, Wide } from '../PageLayout.tsx'

export const handle: PageHandle = {
  head: () => ({ title: pageText.ownAccount.title }),
  heading: () => pageText.ownAccount.title,
}

const Facts = ({ account }: { account: OwnAccount }) => {
  const words = pageText.ownAccount
  return (
    <AccountPart title={words.you} lead={words.since(formatDay(account.created_at))}>
      <Card>
        <dl className={classes(layout.facts, styles.facts)}>
          <div>
            <dt>{words.name}</dt>
            <dd>{account.name}</dd>
          </div>
          <div>
            <dt>{words.phone}</dt>
            <dd>{account.phone_number}</dd>
          </div>
          <div>
            <dt>{words.email}</dt>
            <dd>{account.email ?? words.none}</dd>
          </div>
        </dl>
      </Card>
    </AccountPart>
  )
}

const Own = () => {
  const { asked, online, again, refresh } = useOwnAccount()
  const words = pageText.ownAccount
  if (asked.state === 'asking') return <ListSkeleton count={2} />
  if (asked.state === 'failed')
    return (
      <EmptyState
        picture="tiller"
        title={online ? words.failedTitle : words.offlineTitle}
        text={online ? words.failedText : words.offlineText}
        action={
          <Button kind="main" full onClick={again}>
            {words.again}
          </Button>
        }
        detail={asked.message}
      />
    )
  return (
    <Columns>
      <div>
        <Facts account={asked.account} />
        <Sessions logIns={asked.logIns} onChange={refresh} />
      </div>
      <div>
        <ExportData />
        <EraseAccount account={asked.account} />
      </div>
    </Columns>
  )
}

export const Component = () => {
  const { user, ready } = useSession()
  return (
    <Wide>
      {!ready ? (
        <ListSkeleton count={2} />
      ) : user ? (
        <Own key={user.id} />
      ) : (
        <LoginNeeded picture="sack" ground="straw" text={pageText.ownAccount.needed} />
      )}
    </Wide>
  )
}
