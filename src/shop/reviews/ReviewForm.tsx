import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { pageText, text } from '../../texts/texts.ts'
import type { ReviewThread } from '../../contract/reviews.ts'
import type { Failure } from '../../client/api/call.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { Form, Submit, TextArea } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { reviewDrafts, type ReviewDraft, type ReviewDraftOf } from '../../client/db/form-drafts.ts'
import { getDb } from '../../client/db/get-db.ts'
import { formatShortDay } from '../../texts/days.ts'
import type { ReviewSubmission } from './submit-review.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { ReviewImages } from '../uploads/ReviewImages.tsx'
import { StarRatingInput } from './StarRatingInput.tsx'
import { useReviewFiles } from '../uploads/useReviewFiles.ts'
import styles from './ReviewForm.module.css'

interface ConversationProps {
  lines: ReviewThread['conversation']
  /** The farmer's own name. */
  name: string
}

/** What was said so far, each line with its day and speaker. */
export const Conversation = ({ lines, name }: ConversationProps) => (
  <section className={classes(layout.sheet, styles.box)} aria-label={pageText.reviews.one.conversation}>
    <ol>
      {lines.map(({ date, from, message }) => (
        <li key={`${date} ${message}`} className={from === 'user' ? undefined : styles.shop}>
          <span className={styles.by}>
            {pageText.reviews.one.line(formatShortDay(date), from === 'user' ? name : pageText.reviews.one.shop)}
          </span>{' '}
          {message}
        </li>
      ))}
    </ol>
  </section>
)

interface ReviewFormProps {
  of: ReviewDraftOf
  /** What was said so far; nothing for a first review. */
  thread: ReviewThread | undefined
  draft: ReviewDraft | null
  /** The farmer's own name. */
  name: string
  send: (posted: ReviewSubmission, key: string) => Promise<Failure | undefined>
}

const NO_MEDIA: ReviewThread['media'] = []
/** Debounce: a draft is not saved at every letter. */
const SAVE_AFTER_MS = 400

const save = async (of: ReviewDraftOf, draft: ReviewDraft) => reviewDrafts.save(await getDb(), of, draft)

const schemaOf = (canRate: boolean, hasFiles: boolean) =>
  v.object({
    rating: v.pipe(
      v.nullable(v.number()),
      v.check((rating) => !canRate || rating !== null, text.messages.ratingRequired),
    ),
    comment: v.pipe(
      v.string(),
      v.trim(),
      v.check((comment) => canRate || hasFiles || comment !== '', text.messages.commentRequired),
    ),
  })

/** The stars, the conversation so far, and the new comment. */
export const ReviewForm = ({ of, thread, draft, name, send }: ReviewFormProps) => {
  const canRate = thread === undefined || thread.posting_allowed
  // Those of a rejected review give way to new ones.
  const kept = thread === undefined || thread.review_status === 'rejected' ? NO_MEDIA : thread.media
  const { files, add, remove, fresh } = useReviewFiles(kept)
  const { form, field, submit } = useSchemaForm(schemaOf(canRate, fresh.length > 0), {
    rating: (canRate ? draft?.rating : null) ?? thread?.rating ?? null,
    comment: draft?.comment ?? '',
  })
  const { rating, comment } = form.watch()
  const [isNotSent, setNotSent] = useState(false)
  const words = pageText.reviews.one

  useEffect(() => {
    const timer = setTimeout(() => void save(of, { rating: canRate ? rating : null, comment }), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [of, canRate, rating, comment])

  // The same words and files go under the same key, however often they are sent.
  const attempt = useRef<{ key: string; what: string }>(undefined)
  const keyFor = (what: string): string => {
    if (attempt.current?.what !== what) attempt.current = { key: newUuid(), what }
    return attempt.current.key
  }
  const sendOnce = async (review: ReviewDraft) => {
    setNotSent(false)
    const key = keyFor(JSON.stringify([review.rating, review.comment, files.map(({ id }) => id)]))
    const failure = await send({ listingId: of.listingId, sku: of.sku, ...review, files: fresh }, key)
    if (failure === undefined) {
      await reviewDrafts.remove(await getDb(), of)
      return undefined
    }
    await save(of, { rating: canRate ? rating : null, comment })
    setNotSent(failure.httpStatus === undefined)
    // A refusal is an answer; what is mended is another review.
    if (failure.httpStatus !== undefined && failure.httpStatus < 500) attempt.current = undefined
    return failure
  }
  return (
    <Form label={words.title} onSubmit={(event) => submit(sendOnce)(event)}>
      <StarRatingInput
        value={rating}
        locked={!canRate}
        error={field('rating').error}
        onChange={(star) => form.setValue('rating', star, { shouldValidate: form.formState.isSubmitted })}
      />
      {thread !== undefined && thread.conversation.length > 0 && (
        <Conversation lines={thread.conversation} name={name} />
      )}
      <TextArea label={words.comment} placeholder={words.comment} maxLength={2000} {...field('comment')} />
      <ReviewImages files={files} onAdd={add} onRemove={remove} />
      {isNotSent && (
        <p className={classes(layout.notice, tone.wait)} role="status">
          <Icon name="off" small />
          <span>{words.notSent}</span>
        </p>
      )}
      <Submit label={canRate ? words.post : words.addComment} />
    </Form>
  )
}
