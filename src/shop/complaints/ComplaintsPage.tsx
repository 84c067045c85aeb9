import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { POLICY } from '../../contract/constants.ts'
import { NotLoaded, Own } from '../login/LoginNeeded.tsx'
import { ComplaintForm } from './ComplaintForm.tsx'
import { callApi, isFailure } from '../../client/api/call.ts'
import { complaintDrafts, type ComplaintDraft } from '../../client/db/form-drafts.ts'
import { getDb } from '../../client/db/get-db.ts'
import type { Complaint } from '../../contract/complaints.ts'
import { shopSettings } from '../../contract/shop-settings.ts'
import { formatDay, formatMoment } from '../../texts/days.ts'
import { asWritten } from '../../texts/localized.ts'
import { pageText } from '../../texts/texts.ts'
import { toastError } from '../../ui/base/toast.ts'
import { Words } from '../../ui/base/Words.tsx'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody } from '../../ui/display/Card.tsx'
import { FormBlocks } from '../../ui/display/FormSkeleton.tsx'
import { ListSkeleton } from '../../ui/display/Skeleton.tsx'
import layout from '../../ui/base/layout.module.css'
import { titledPage } from '../page/page.ts'
import { Columns, Lead, Wide } from '../page/PageLayout.tsx'

/** Whom the shop has named for complaints; nothing where it has named nobody. */
const GrievanceOfficer = () => {
  const { grievance } = shopSettings
  if (grievance === undefined) return null
  return (
    <dl className={layout.facts}>
      <dt>{pageText.complaints.officer}</dt>
      <dd>
        {grievance.name}
        {grievance.contact.map(({ kind, text, href }) => (
          <div key={kind}>
            <a className={layout.tap} href={href}>
              {text}
            </a>
          </div>
        ))}
      </dd>
    </dl>
  )
}

/** How far a complaint is, in words. */
const stateOf = ({ state, ack_by, due_at, closed_at }: Complaint): string => {
  const { states } = pageText.complaints
  if (state === 'open') return states.open(formatMoment(ack_by))
  return state === 'acknowledged'
    ? states.acknowledged(formatDay(due_at))
    : states.closed(formatDay(closed_at ?? due_at))
}

const ComplaintCard = ({ complaint }: { complaint: Complaint }) => {
  const words = pageText.complaints
  const isClosed = complaint.state === 'closed'
  return (
    <Card>
      <CardBody>
        <h3>{words.ticket(complaint.ticket)}</h3>
        <p className={layout.small}>
          {words.subjects[complaint.subject]}
          {complaint.order_id !== null && `, ${complaint.order_id}`}
        </p>
        <p className={layout.below2}>
          <Badge kind={isClosed ? 'done' : 'wait'} icon={isClosed ? 'check' : 'clock'} label={stateOf(complaint)} />
        </p>
        <p>
          <Words {...asWritten(complaint.complaint)} />
        </p>
        {complaint.answer !== null && (
          <div className={layout.above3}>
            <p className={layout.strong}>{words.answer}</p>
            <p>
              <Words {...asWritten(complaint.answer)} />
            </p>
          </div>
        )}
      </CardBody>
    </Card>
  )
}

export const handle = titledPage(() => pageText.complaints.title)

export const Component = () => (
  <Wide>
    <Lead>{pageText.complaints.lead(POLICY.grievanceAcknowledgedHours, POLICY.grievanceResolvedDays)}</Lead>
    <GrievanceOfficer />
    <Own text={pageText.complaints.needed}>{({ id }) => <OwnComplaints key={id} acct={id} />}</Own>
  </Wide>
)

/** The form, and how far the complaints of this account are. */
const OwnComplaints = ({ acct }: { acct: number }) => {
  const { answer, again, refresh } = useAnswer(() => callApi('complaints'))
  const { answer: draft } = useAnswer(async () => complaintDrafts.read(await getDb(), { acct }).catch(() => null))
  const save = useMemo(
    () => (typed: ComplaintDraft) =>
      // What this phone is too full for stays on the screen.
      void getDb()
        .then((local) => complaintDrafts.save(local, { acct }, typed))
        .catch(console.warn),
    [acct],
  )
  const [taken, setTaken] = useState<string>()
  const [query] = useSearchParams()
  const words = pageText.complaints
  return (
    <Columns>
      <div>
        {taken !== undefined && (
          <p role="status" className={layout.strong}>
            {words.sent(taken)}
          </p>
        )}
        {draft === undefined ? (
          <FormBlocks fields={3} />
        ) : (
          <ComplaintForm
            orderId={query.get('order') ?? ''}
            draft={draft}
            onType={save}
            onTaken={(ticket) => {
              setTaken(ticket)
              refresh()
            }}
            onFailed={(failure) => void toastError(failure)}
          />
        )}
      </div>
      <div>
        {answer === undefined && <ListSkeleton count={1} />}
        {answer !== undefined && isFailure(answer) && (
          <NotLoaded
            failure={answer}
            needed={words.needed}
            title={words.failedTitle}
            text={words.failedText}
            again={words.again}
            onAgain={again}
          />
        )}
        {answer !== undefined && !isFailure(answer) && answer.data.length > 0 && (
          <section className={layout.above5}>
            <h2>{words.mine}</h2>
            <ul className={layout.stack3}>
              {answer.data.map((complaint) => (
                <li key={complaint.ticket}>
                  <ComplaintCard complaint={complaint} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Columns>
  )
}
