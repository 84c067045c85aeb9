import { useState } from 'react'
import type { DeskReview } from '../../contract/calls/staff/reviews.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Card, CardBody, CardFooter, CardFooterButton } from '../../ui/display/Card.tsx'
import { Stars } from '../../ui/display/Stars.tsx'
import layout from '../../ui/base/layout.module.css'
import { ask, change, report } from '../ask.ts'
import { PagedList } from '../list/PagedList.tsx'
import styles from '../list/list.module.css'
import { PrivatePictures } from '../pictures/PrivatePictures.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { AnswerDialog } from '../questions/AnswerDialog.tsx'
import { text } from './texts.ts'

interface ReviewsProps {
  which: 'unanswered' | 'pending' | undefined
  isOperators: boolean
}

/** What is written about the products; the operator's people decide what is public. */
export const Reviews = ({ which, isOperators }: ReviewsProps) => {
  const isHere = ({ review_status: status, admin_comment: answer }: DeskReview): boolean =>
    which === undefined || (which === 'pending' ? status === 'pending' : answer === null)
  return (
    <PagedList
      ask={(cursor) => ask('deskReviews', { query: { which, cursor } })}
      trigger={which}
      empty={{ title: text.noReviews, text: text.noReviewsText }}
      isHere={isHere}
    >
      {(review, onChange) => (
        <ReviewCard key={review.id} review={review} isOperators={isOperators} onChange={onChange} />
      )}
    </PagedList>
  )
}

const LOOKS = { pending: ['wait', 'clock'], approved: ['done', 'check'], rejected: ['bad', 'close'] } as const
const REPLY_MAX = 2000

interface ReviewCardProps {
  review: DeskReview
  isOperators: boolean
  onChange: (now: Partial<DeskReview>) => void
}

const ReviewCard = ({ review, isOperators, onChange }: ReviewCardProps) => {
  const [open, setOpen] = useState<'answer' | 'reject' | 'take-back'>()
  const close = () => setOpen(undefined)
  const { id, review_status: status, admin_comment: answer, title } = review
  const [kind, icon] = LOOKS[status]
  const params = { id: String(id) }
  const isNoted = ({ review_status: now, is_public: shown }: Pick<DeskReview, 'review_status' | 'is_public'>) =>
    onChange({ review_status: now, is_public: shown })
  const publish = async () => {
    const seen = { params, query: { updated_at: review.updated_at } }
    const done = await change(status === 'rejected' ? 'deskReviewPutBack' : 'deskReviewApprove', seen)
    report(done, text.approved, () => isNoted({ review_status: 'approved', is_public: true }))
  }
  return (
    <Card>
      <CardBody stack={2}>
        <div className={layout.between}>
          <Stars value={review.rating} />
          {isOperators && <Badge kind={kind} icon={icon} label={text.states[status]} />}
        </div>
        <h2 className={styles.title}>{title}</h2>
        <p>{review.comment}</p>
        <p className={layout.small}>{text.from(review.customer_name, review.updated_at)}</p>
        {isOperators && <p className={layout.small}>{text.shop(review.shop_name)}</p>}
        <PrivatePictures media={review.media} title={text.pictures} />
        {answer !== null && (
          <p>
            <b>{text.yourAnswer}:</b> {answer}
          </p>
        )}
      </CardBody>
      {(isOperators || status === 'approved') && (
        <CardFooter>
          {status !== 'approved' && (
            <CardFooterButton
              icon="check"
              label={text.approve}
              aria-label={text.approveOf(title)}
              onClick={() => void publish()}
            />
          )}
          {status === 'pending' && (
            <CardFooterButton
              danger
              icon="close"
              label={text.reject}
              aria-label={text.rejectOf(title)}
              onClick={() => setOpen('reject')}
            />
          )}
          {status === 'approved' && (
            <CardFooterButton
              icon={answer === null ? 'chat' : 'edit'}
              label={answer === null ? text.answer : text.edit}
              aria-label={answer === null ? text.answerOf(title) : text.editOf(title)}
              onClick={() => setOpen('answer')}
            />
          )}
          {isOperators && review.is_public && (
            <CardFooterButton
              danger
              icon="off"
              label={text.takeBack}
              aria-label={text.takeBackOf(title)}
              onClick={() => setOpen('take-back')}
            />
          )}
        </CardFooter>
      )}
      {open === 'answer' && (
        <AnswerDialog
          about={review.comment}
          start={answer ?? ''}
          max={REPLY_MAX}
          send={(words) => change('deskReviewReply', { params, body: { text: words } })}
          onDone={(given) => onChange({ admin_comment: given })}
          onClose={close}
        />
      )}
      {open === 'reject' && (
        <ReasonDialog
          {...text.rejecting}
          onClose={close}
          send={async (reason) =>
            report(await change('deskReviewReject', { params, body: { reason } }), text.rejected, () =>
              isNoted({ review_status: 'rejected', is_public: review.is_public }),
            )
          }
        />
      )}
      {open === 'take-back' && (
        <ReasonDialog
          {...text.takingBack}
          onClose={close}
          send={async (reason) =>
            report(await change('deskReviewTakeBack', { params, body: { reason } }), text.takenBack, () =>
              isNoted({ review_status: status === 'pending' ? status : 'rejected', is_public: false }),
            )
          }
        />
      )}
    </Card>
  )
}
