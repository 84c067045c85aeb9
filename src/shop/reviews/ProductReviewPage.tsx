import { useEffect, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { pageText, text } from '../../texts/texts.ts'
import { productPicture } from '../../contract/pictures.ts'
import type { ReviewThread } from '../../contract/reviews.ts'
import type { User } from '../../contract/entities.ts'
import { LoginNeeded, NotLoaded } from '../login/LoginNeeded.tsx'
import { useSession } from '../session/session.store.ts'
import { reload as reloadOrders, useOrders } from '../orders/orders.store.ts'
import { reviewDrafts, type ReviewDraft, type ReviewDraftOf } from '../../client/db/form-drafts.ts'
import { getDb } from '../../client/db/get-db.ts'
import { submitReview } from './submit-review.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { callApi, isFailure, type Failure } from '../../client/api/call.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { ButtonLink } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { LineItem } from '../../ui/display/LineItem.tsx'
import { withFeedback } from '../page/with-feedback.ts'
import { titledPage } from '../page/page.ts'
import { FormSkeleton } from '../page/AfterHydration.tsx'
import { PageLayout } from '../page/PageLayout.tsx'
import { localPack } from '../../texts/packs.ts'
import { localTitle } from '../../texts/localized.ts'
import { Words } from '../../ui/base/Words.tsx'

export const handle = titledPage(
  () => pageText.reviews.one.title,
  () => pageText.reviews.one.heading,
)

const FIELDS = 3

export const Component = () => {
  const { user, ready } = useSession()
  const [query] = useSearchParams()
  const listingId = Number(query.get('published_product_id') ?? 0)
  const sku = query.get('sku') ?? ''
  const words = pageText.reviews.one
  return (
    <PageLayout>
      {!ready ? (
        <FormSkeleton fields={FIELDS} />
      ) : !user ? (
        <LoginNeeded picture="sack" text={words.loginText} />
      ) : !(listingId > 0) || sku === '' ? (
        <EmptyState title={words.goneTitle} text={words.goneText} action={{ to: '/my-reviews', label: words.toMine }} />
      ) : (
        <>
          <Ordered listingId={listingId} sku={sku} />
          <Review
            key={`${user.id} ${listingId} ${sku}`}
            user={user}
            listingId={listingId}
            sku={sku}
            isNew={query.get('isNewReview') === 'true'}
          />
        </>
      )}
    </PageLayout>
  )
}

/** Which product this is about, from the order history of this phone or the shop. */
const Ordered = ({ listingId, sku }: { listingId: number; sku: string }) => {
  const item = useOrders(({ items }) =>
    items.find((ordered) => ordered.published_product_id === listingId && ordered.sku === sku),
  )
  useEffect(() => void reloadOrders(), [])
  if (item === undefined) return null
  return (
    <LineItem
      picture={productPicture(item.product_id, item.product.image_url, 160)}
      ground={item.product.ground}
      title={
        <Link to={`/product-details/${item.slug}`}>
          <Words {...localTitle(item.product)} />
        </Link>
      }
      detail={<Words {...localPack(item.variant_name)} />}
    />
  )
}

interface ReviewProps {
  user: User
  listingId: number
  sku: string
  isNew: boolean
}

type ProductState =
  | { state: 'failed'; failure: Failure }
  | { state: 'waiting' }
  | { state: 'open'; thread: ReviewThread | undefined; draft: ReviewDraft | null }

const ask = async (of: ReviewDraftOf, isNew: boolean): Promise<ProductState> => {
  const [answer, draft] = await Promise.all([
    callApi('comments', { params: { publishedProductId: String(of.listingId) }, query: { sku: of.sku } }),
    getDb().then((local) => reviewDrafts.read(local, of)),
  ])
  if (isFailure(answer))
    // A first review can be written without network; it is sent when there is one.
    return isNew ? { state: 'open', thread: undefined, draft } : { state: 'failed', failure: answer }
  const thread = answer.data.find(({ sku }) => sku === of.sku)
  return thread?.review_status === 'pending' ? { state: 'waiting' } : { state: 'open', thread, draft }
}

/** A review that waits for approval, or can be written. */
const Review = ({ user, listingId, sku, isNew }: ReviewProps) => {
  const of = useMemo(() => ({ acct: user.id, listingId, sku }), [user.id, listingId, sku])
  const { answer: known, setAnswer, refresh } = useAnswer(() => ask(of, isNew))
  if (known === undefined) return <FormSkeleton fields={FIELDS} />
  if (known.state === 'waiting')
    return (
      <>
        <p role="status">{text.messages.waitingForApproval}</p>
        <ButtonLink to="/my-reviews" label={pageText.reviews.one.toMine} />
      </>
    )
  if (known.state === 'failed')
    return (
      <NotLoaded
        failure={known.failure}
        needed={pageText.reviews.one.loginText}
        title={pageText.reviews.mine.failedTitle}
        text={pageText.reviews.mine.failedText}
        again={pageText.reviews.mine.again}
        onAgain={refresh}
      />
    )
  return (
    <ReviewForm
      of={of}
      thread={known.thread}
      draft={known.draft}
      name={user.name}
      send={(posted, key) =>
        withFeedback(submitReview(posted, key), ({ data }) => {
          if (data.review_status === 'pending') setAnswer({ state: 'waiting' })
          else refresh()
        })
      }
    />
  )
}
