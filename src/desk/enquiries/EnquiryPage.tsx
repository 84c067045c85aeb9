import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { inWords } from '../../texts/texts.ts'
import type { DeskEnquiry } from '../../contract/calls/staff/enquiries.ts'
import { isFailure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { Confirm } from '../../ui/overlay/Confirm.tsx'
import layout from '../../ui/base/layout.module.css'
import desk from '../desk.module.css'
import { useDesk } from '../desk.store.ts'
import { PageTitle } from '../page/PageTitle.tsx'
import { usePane } from '../page/pane.ts'
import { EnquiryFacts } from './EnquiryCard.tsx'
import { QuoteForm } from './QuoteForm.tsx'
import { QuoteView } from './QuoteView.tsx'
import { ask, change, report } from '../ask.ts'
import { text } from './texts.ts'

const NOT_FOUND = 404

/** One enquiry with its quotes, and the form for a new one. */
export const EnquiryPage = () => {
  const { id = '' } = useParams()
  const { answer, again, setAnswer } = useAnswer(() => ask('deskEnquiry', { params: { id } }), id)
  const isBeside = usePane() !== null
  return (
    <>
      <PageTitle title={text.of(Number(id))} />
      {!isBeside && (
        <Link to="/desk/enquiries" className={layout.tap}>
          {text.list}
        </Link>
      )}
      {answer === undefined ? (
        <ListSkeleton count={1} />
      ) : isFailure(answer) ? (
        <EmptyState
          title={answer.httpStatus === NOT_FOUND ? text.missing : text.failed}
          action={{ onPress: again, label: text.again }}
          detail={inWords(answer.message)}
        />
      ) : (
        <Enquiry enquiry={answer.data} onChange={(data) => setAnswer({ status: true, data })} />
      )}
    </>
  )
}

const Enquiry = ({ enquiry, onChange }: { enquiry: DeskEnquiry; onChange: (enquiry: DeskEnquiry) => void }) => {
  const me = useDesk(({ me: known }) => known)
  const [isWriting, setWriting] = useState(false)
  const [withdrawn, askToWithdraw] = useState<number>()
  const words = text.quote
  const hasOpen = enquiry.quotes.some(({ state }) => state === 'open')
  const withdraw = async (quoteId: number) => {
    const answer = await change('deskQuoteWithdraw', { params: { id: String(quoteId) } })
    report(answer, words.withdrawn)
    if (!isFailure(answer)) onChange(answer.data)
  }
  return (
    <div className={layout.stack4}>
      <EnquiryFacts enquiry={enquiry} />
      <Contact enquiry={enquiry} />
      {enquiry.quotes.map((quote) => (
        <QuoteView
          key={quote.id}
          quote={quote}
          ofShop={me?.seller_id === null ? quote.shop_name : undefined}
          onWithdraw={() => askToWithdraw(quote.id)}
        />
      ))}
      {enquiry.state === 'open' &&
        enquiry.lines.length > 0 &&
        (isWriting ? (
          <QuoteForm
            enquiry={enquiry}
            isReplacing={hasOpen}
            onSent={(sent) => {
              setWriting(false)
              onChange(sent)
            }}
          />
        ) : (
          <Button
            kind={hasOpen ? 'outline' : 'main'}
            full
            onClick={() => setWriting(true)}
            label={hasOpen ? words.replace : words.write}
          />
        ))}
      {withdrawn !== undefined && (
        <Confirm
          title={words.withdrawAsk}
          yes={words.withdraw}
          no={words.keep}
          onYes={() => void withdraw(withdrawn)}
          onClose={() => askToWithdraw(undefined)}
        >
          <p>{words.withdrawText}</p>
        </Confirm>
      )}
    </div>
  )
}

const Contact = ({ enquiry: { contact } }: { enquiry: DeskEnquiry }) => {
  if (contact === null) return <p className={layout.quiet}>{text.hidden}</p>
  return (
    <div className={layout.stack2}>
      <p>
        <b>{contact.name}</b>, {contact.phone_number}
      </p>
      <a className={desk.button} href={`tel:+91${contact.phone_number}`}>
        <Icon name="call" />
        {text.call}
      </a>
    </div>
  )
}
