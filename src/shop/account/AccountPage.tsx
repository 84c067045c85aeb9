import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { LogIn, OwnAccount } from '../../contract/account.ts'
import { NotLoaded, Own } from '../login/LoginNeeded.tsx'
import { StopNews } from '../news/StopNews.tsx'
import { useNetwork } from '../../client/page/network.store.ts'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { formatDay } from '../../texts/days.ts'
import { pageText, text } from '../../texts/texts.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import type { IconName } from '../../ui/media/icons.ts'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { classes } from '../../ui/base/classes.ts'
import { toastSuccess } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import layout from '../../ui/base/layout.module.css'
import { saveFile } from '../../ui/base/save-file.ts'
import { EraseAccount } from './EraseAccount.tsx'
import { Sessions } from './Sessions.tsx'
import styles from './Account.module.css'
import { AccountName } from './AccountName.tsx'
import { AccountPart } from './AccountPart.tsx'
import { PhoneProof } from '../login/PhoneProof.tsx'
import { LanguageButton } from '../languages/LanguageButton.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'
import { useSession } from '../session/session.store.ts'
import { titledPage } from '../page/page.ts'
import { Columns, Wide } from '../page/PageLayout.tsx'
import { withFeedback } from '../page/with-feedback.ts'

/** Everything the shop holds about the customer, in a file of her own. */
const ExportData = () => {
  const words = pageText.ownAccount.data
  const take = () =>
    withFeedback(callApi('accountExport'), ({ data }) => {
      saveFile(`haldhar-my-data-${data.made_at.slice(0, 10)}.json`, JSON.stringify(data, null, 2), 'application/json')
      void toastSuccess(words.done)
    })
  return (
    <AccountPart title={words.title} lead={words.lead}>
      <Button icon="file" className={layout.above3} onClick={() => void take()} label={words.take} />
    </AccountPart>
  )
}

export const handle = titledPage(() => pageText.ownAccount.title)

const Facts = ({ account, onChange }: { account: OwnAccount; onChange: () => void }) => {
  const words = pageText.ownAccount
  return (
    <AccountPart title={words.you} lead={words.since(formatDay(account.created_at))}>
      <Card>
        <CardBody>
          <AccountName name={account.name} onChange={onChange} />
          <dl className={classes(layout.facts, layout.stack3, layout.above3)}>
            <div>
              <dt>{words.phone}</dt>
              <dd>{account.phone_number}</dd>
            </div>
            <div>
              <dt>{words.email}</dt>
              <dd>{account.email ?? words.none}</dd>
            </div>
          </dl>
          {!account.phone_proven && (
            <div className={layout.above3}>
              <PhoneProof phone={account.phone_number} onProven={onChange} />
            </div>
          )}
        </CardBody>
      </Card>
    </AccountPart>
  )
}

/** What is chosen for this phone, whoever is logged in. */
const ThisPhone = () => {
  const words = pageText.ownAccount
  return (
    <AccountPart title={words.thisPhone} lead={words.phoneLead}>
      <Card>
        <CardBody>
          <dl className={classes(layout.facts, layout.below3)}>
            <dt>{words.language}</dt>
            <dd>
              <LanguageButton className={layout.tool} />
            </dd>
          </dl>
          <ThemeChoice />
          <StopNews />
          <Link className={layout.tap} to="/data-use">
            {pageText.dataUse.title}
          </Link>
        </CardBody>
      </Card>
    </AccountPart>
  )
}

interface OwnParts {
  account: OwnAccount
  logIns: readonly LogIn[]
}

const askOwn = async (): Promise<OwnParts | Failure> => {
  const [account, logIns] = await Promise.all([callApi('ownAccount'), callApi('logIns')])
  if (isFailure(account)) return account
  return isFailure(logIns) ? logIns : { account: account.data, logIns: logIns.data }
}

/** The account and its log-ins, asked anew when the network is back. Neither is stored locally. */
const OwnAccountParts = () => {
  const online = useNetwork((network) => network.online)
  const { answer: asked, again, refresh } = useAnswer(askOwn, online)
  const [known, setKnown] = useState<OwnParts>()
  if (asked !== undefined && !isFailure(asked) && asked !== known) setKnown(asked)
  // A network that goes away takes nothing away that is being read or typed.
  const answer = asked !== undefined && isFailure(asked) ? (known ?? asked) : asked
  const words = pageText.ownAccount
  if (answer === undefined) return <ListSkeleton count={6} />
  if (isFailure(answer))
    return (
      <NotLoaded
        failure={answer}
        needed={words.needed}
        title={online ? words.failedTitle : words.offlineTitle}
        text={online ? words.failedText : words.offlineText}
        again={words.again}
        onAgain={again}
      />
    )
  return (
    <Columns>
      <div>
        <Facts account={answer.account} onChange={refresh} />
        <Sessions logIns={answer.logIns} onChange={refresh} />
      </div>
      <div>
        <ExportData />
        <EraseAccount account={answer.account} />
      </div>
    </Columns>
  )
}

/** The farmer's own pages, orders first; they work without network, as the rest of this one does not. */
const OwnPages = () => {
  const pages: [IconName, string, string][] = [
    ['box', '/order-history', text.menus.orders],
    ['pin', '/address', text.menus.address],
    ['heart', '/wishlist', text.layout.wishlist],
    ['star', '/my-reviews', text.menus.reviews],
    ['packs', '/enquiries', text.menus.enquiries],
  ]
  return (
    <ul className={classes(layout.stack2, layout.below6, styles.pages)}>
      {pages.map(([icon, to, label]) => (
        <li key={to}>
          <ButtonLink icon={icon} full to={to} label={label} />
        </li>
      ))}
    </ul>
  )
}

export const Component = () => {
  const isKnown = useSession(({ ready }) => ready)
  return (
    <Wide>
      <Own text={pageText.ownAccount.needed}>
        {({ id }) => (
          <>
            <OwnPages />
            <OwnAccountParts key={id} />
          </>
        )}
      </Own>
      {/* What is above would push it away. */}
      {isKnown && <ThisPhone />}
    </Wide>
  )
}
