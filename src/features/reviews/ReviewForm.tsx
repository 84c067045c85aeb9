import { useEffect, useRef, useState } from 'react'
import { messages } from '../../contract/messages.ts'
import type { ReviewThread } from '../../contract/reviews.ts'
import type { Failure } from '../../offline/api/call.ts'
import { newUuid } from '../../offline/api/uuid.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Form, FormActions } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/media/Icon.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Conversation } from './Conversation.tsx'
import { removeDraft, saveDraft } from './drafts.ts'
import type { Draft, DraftOf } from './drafts.ts'
import type { ReviewSubmission } from './submit-review.ts'
import { classes } from '../../ui/base/classes.ts'
import layout from '../../ui/base/layout.module.css'
import tone from '../../ui/base/tone.module.css'
import { ReviewImages } from './ReviewImages.tsx'
import { StarRatingInput } from './StarRatingInput.tsx'
import { useReviewFiles } from './useReviewFiles.ts'

interface ReviewFormProps {
  of: DraftOf
  /** What was said so far; nothing for a first review. */
  thread: ReviewThread | undefined
  draft: Draft | null
  /** The farmer's own name. */
  name: string
  send: (posted: ReviewSubmission, key: string) => Promise<Failure | undefined>
}

const NO_MEDIA: ReviewThread['media'] = []
/** Debounce: a draft is not saved at every letter. */
const SAVE_AFTER_MS = 400

/** The stars, the conversation so far, and the new comment. */
export const ReviewForm = ({ of, thread, draft, name, send }: ReviewFormProps) => {
  const canRate = thread === undefined || thread.posting_allowed
  const [rating, setRating] = useState(canRate ? (draft?.rating ?? thread?.rating ?? null) : (thread?.rating ?? null))
  const [comment, setComment] = useState(draft?.comment ?? '')
  const [wrong, setWrong] = useState<{ rating?: string; comment?: string }>({})
  const [isNotSent, setNotSent] = useState(false)
  const { files, add, remove, fresh } = useReviewFiles(thread?.media ?? NO_MEDIA)
  const words = pageText.reviews.one

  useEffect(() => {
    const timer = setTimeout(() => void saveDraft(of, { rating: canRate ? rating : null, comment }), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [of, canRate, rating, comment])

  // The same words and files go under the same key, however often they are sent.
  const attempt = useRef<{ key: string; what: string }>(undefined)
  const keyFor = (what: string): string => {
    if (attempt.current?.what !== what) attempt.current = { key: newUuid(), what }
    return attempt.current.key
  }
  const submit = async () => {
    const text = comment.trim()
    const isRatingMissing = canRate && rating === null
    const isCommentMissing = !canRate && text === '' && fresh.length === 0
    setWrong({
      ...(isRatingMissing ? { rating: messages.ratingRequired } : {}),
      ...(isCommentMissing ? { comment: messages.commentRequired } : {}),
    })
    if (isRatingMissing || isCommentMissing) return
    setNotSent(false)
    const key = keyFor(JSON.stringify([rating, text, files.map(({ id }) => id)]))
    const failure = await send({ listingId: of.listingId, sku: of.sku, rating, comment: text, files: fresh }, key)
    if (failure === undefined) return removeDraft(of)
    await saveDraft(of, { rating: canRate ? rating : null, comment })
    setNotSent(failure.httpStatus === undefined)
    // A refusal is an answer; what is mended is another review.
    if (failure.httpStatus !== undefined && failure.httpStatus < 500) attempt.current = undefined
  }
  return (
    <Form
      label={words.title}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <StarRatingInput
        value={rating}
        locked={!canRate}
        error={rating === null ? wrong.rating : undefined}
        onChange={setRating}
      />
      {thread !== undefined && thread.conversation.length > 0 && (
        <Conversation lines={thread.conversation} name={name} />
      )}
      <TextArea
        label={words.comment}
        name="comment"
        placeholder={words.comment}
        maxLength={2000}
        value={comment}
        error={comment.trim() === '' && fresh.length === 0 ? wrong.comment : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      <ReviewImages files={files} onAdd={add} onRemove={remove} />
      {isNotSent && (
        <p className={classes(layout.notice, tone.wait)} role="status">
          <Icon name="off" small />
          <span>{words.notSent}</span>
        </p>
      )}
      <FormActions>
        <Button type="submit" kind="main" full>
          {canRate ? words.post : words.addComment}
        </Button>
      </FormActions>
    </Form>
  )
}
