import { useState } from 'react'
import type { OwnEnquiry, OwnQuote } from '../../contract/enquiries.ts'
import type { User } from '../../contract/entities.ts'
import { NotLoaded, Own } from '../login/LoginNeeded.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import { useNetwork } from '../../client/page/network.store.ts'
import { callApi, isFailure } from '../../client/api/call.ts'
import { formatDay } from '../../texts/days.ts'
import { formatNumber } from '../../texts/format.ts'
import { asWritten } from '../../texts/localized.ts'
import { localPack } from '../../texts/packs.ts'
import { pageText } from '../../texts/texts.ts'
import { Words } from '../../ui/base/Words.tsx'
import { classes } from '../../ui/base/classes.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
import { PhoneProofOffer } from '../login/PhoneProof.tsx'
import { AcceptQuoteDialog } from './AcceptQuoteDialog.tsx'
import { titledPage } from '../page/page.ts'
import { PageLayout } from '../page/PageLayout.tsx'

/** What was asked for; of an enquiry without lines its message. */
const AskedLines = ({ lines, message }: Pick<OwnEnquiry, 'lines' | 'message'>) => {
  if (lines.length === 0)
    return (
      <p className={layout.strong}>
        <Words {...asWritten(message)} />
      </p>
    )
  return (
    <ul className={layout.stack2}>
      {lines.map(({ title, variant_name, quantity }, place) => (
        <li key={place}>
          <b>
            <Words {...asWritten(title)} />
          </b>
          <div className={layout.small}>
            {variant_name !== undefined && (
              <>
                <Words {...localPack(variant_name)} />.{' '}
              </>
            )}
            {pageText.checkout.orders.quantity(formatNumber(quantity))}
          </div>
        </li>
      ))}
    </ul>
  )
}

export const handle = titledPage(() => pageText.enquiries.title)

export const Component = () => (
  <PageLayout>
    <Own text={pageText.enquiries.needed}>{(user) => <Enquiries key={user.id} user={user} />}</Own>
  </PageLayout>
)

/** The enquiries of the account, asked anew when the network is back. They are not stored on the phone. */
const Enquiries = ({ user }: { user: User }) => {
  const online = useNetwork((network) => network.online)
  const { answer, again, refresh } = useAnswer(() => callApi('enquiries'), online)
  const [accepting, accept] = useState<{ quote: OwnQuote; pincode: string | null }>()
  const words = pageText.enquiries
  if (answer === undefined) return <ListSkeleton count={2} />
  if (isFailure(answer))
    return (
      <NotLoaded
        failure={answer}
        needed={words.needed}
        title={online ? words.failedTitle : pageText.ownAccount.offlineTitle}
        text={pageText.ownAccount.failedText}
        again={pageText.ownAccount.again}
        onAgain={again}
      />
    )
  const { phone_proven: isProven, enquiries } = answer.data
  if (!isProven)
    return (
      <EmptyState
        picture="pouch"
        title={pageText.account.code.confirm}
        text={words.unprovenText}
        more={<PhoneProofOffer onProven={again} lead={(phone) => phone} />}
      />
    )
  if (enquiries.length === 0)
    return (
      <EmptyState
        picture="sack"
        title={words.emptyTitle}
        text={words.emptyText}
        action={{ to: '/bulk-order-request', label: words.ask }}
      />
    )
  return (
    <>
      <div className={layout.stack4}>
        {enquiries.map((enquiry) => (
          <Enquiry
            key={enquiry.id}
            enquiry={enquiry}
            onAccept={(quote) => accept({ quote, pincode: enquiry.pincode })}
          />
        ))}
      </div>
      {accepting && (
        <AcceptQuoteDialog
          {...accepting}
          user={user}
          onClose={() => accept(undefined)}
          onRefused={() => {
            accept(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}

const Enquiry = ({ enquiry, onAccept }: { enquiry: OwnEnquiry; onAccept: (quote: OwnQuote) => void }) => {
  const words = pageText.enquiries
  const { created_at, quotes, lines, message, pincode } = enquiry
  const sent = words.sent(formatDay(created_at))
  return (
    <section className={classes(layout.stack3, layout.entry)} aria-label={sent}>
      <div className={layout.stack2}>
        <p className={layout.small}>{pincode === null ? sent : `${sent}, ${pincode}`}</p>
        <AskedLines lines={lines} message={message} />
      </div>
      {quotes.length === 0 && lines.length > 0 && <p className={layout.quiet}>{words.wait}</p>}
      {quotes.map((quote) => (
        <QuoteCard key={quote.id} quote={quote} onAccept={() => onAccept(quote)} />
      ))}
    </section>
  )
}
