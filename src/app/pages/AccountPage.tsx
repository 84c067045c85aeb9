import type { OwnAccount } from '../../contract/account.ts'
import { LoginNeeded } from '../../features/account/LoginNeeded.tsx'
import { useSession } from '../../features/account/session.store.ts'
import { formatDay } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Face } from '../../ui/Face.tsx'
import { ListSkeleton } from '../../ui/Skeleton.tsx'
import css from '../account/Account.module.css'
import { EraseAccount } from '../account/EraseAccount.tsx'
import { LogIns } from '../account/LogIns.tsx'
import { Part } from '../account/Part.tsx'
import { TakeData } from '../account/TakeData.tsx'
import { useOwnAccount } from '../account/useOwnAccount.ts'
import type { PageHandle } from '../page.ts'
import { Columns, Wide } from './Narrow.tsx'

export const handle: PageHandle = {
  head: () => ({ title: p.ownAccount.title }),
  heading: () => p.ownAccount.title,
}

const Facts = ({ account }: { account: OwnAccount }) => {
  const words = p.ownAccount
  return (
    <Part title={words.you} lead={words.since(formatDay(account.created_at))}>
      <Card>
        <dl className={css.facts}>
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
    </Part>
  )
}

const Own = () => {
  const { asked, online, again, refresh } = useOwnAccount()
  const words = p.ownAccount
  if (asked.state === 'asking') return <ListSkeleton count={2} />
  if (asked.state === 'failed')
    return (
      <Face
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
        <LogIns logIns={asked.logIns} onChange={refresh} />
      </div>
      <div>
        <TakeData />
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
        <LoginNeeded picture="sack" ground="straw" text={p.ownAccount.needed} />
      )}
    </Wide>
  )
}
