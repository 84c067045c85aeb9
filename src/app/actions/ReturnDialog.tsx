import { useRef, useState } from 'react'
import { RETURN_PROBLEMS } from '../../contract/constants.ts'
import type { OrderItem, ReturnProblem } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { returnItem } from '../../features/orders/orders.store.ts'
import { ReviewImages } from '../../features/reviews/ReviewImages.tsx'
import { resizeImage } from '../../features/reviews/resize-image.ts'
import { useReviewFiles } from '../../features/reviews/useReviewFiles.ts'
import { newUuid } from '../../offline/api/uuid.ts'
import { formatMoment } from '../../texts/format.ts'
import { pageText } from '../../texts/page-texts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Choices, Form, FormActions } from '../../ui/form/Form.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { withFeedback } from './with-feedback.ts'

interface ReturnDialogProps {
  item: OrderItem
  onClose: () => void
}

type Wrong = Partial<Record<'reason' | 'files', string>>

const windowOf = (end: string | null | undefined, needsPicture: boolean): string | undefined => {
  if (!end) return undefined
  const day = formatMoment(end)
  if (Date.parse(end) < Date.now()) return pageText.returns.over(day)
  return needsPicture ? pageText.returns.openWithPicture(day) : pageText.returns.open(day)
}

const NO_MEDIA: never[] = []

/** Asks why a delivered item goes back; what is damaged or wrong is shown in pictures. */
export const ReturnDialog = ({ item, onClose }: ReturnDialogProps) => {
  const [problem, setProblem] = useState<ReturnProblem>('unwanted')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const { files, add, remove, fresh } = useReviewFiles(NO_MEDIA)
  const key = useRef(newUuid())
  const words = pageText.returns
  const needsPicture = problem !== 'unwanted'

  const send = async () => {
    const found: Wrong = {
      ...(reason.trim() === '' ? { reason: messages.reasonRequired } : {}),
      ...(needsPicture && fresh.length === 0 ? { files: messages.damagePicture } : {}),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return
    const form = new FormData()
    form.set('problem', problem)
    form.set('reason', reason)
    if (needsPicture)
      for (const [place, file] of fresh.entries()) form.set(`return_images[${place}]`, await resizeImage(file))
    const failure = await withFeedback(returnItem(item.order_item_id, form, key.current), onClose)
    // A refusal is an answer; what is mended is another request.
    if (failure?.httpStatus !== undefined && failure.httpStatus < 500) key.current = newUuid()
  }
  return (
    <Dialog open title={words.title} onClose={onClose} side="bottom">
      <Form
        label={words.title}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Choices legend={words.why}>
          {RETURN_PROBLEMS.map((value) => (
            <RadioCard
              key={value}
              name="problem"
              value={value}
              label={words.problems[value]}
              checked={problem === value}
              onChange={() => setProblem(value)}
            >
              {windowOf(value === 'unwanted' ? item.return_until : item.damage_until, value !== 'unwanted')}
            </RadioCard>
          ))}
        </Choices>
        <TextArea
          name="reason"
          label={words.reason}
          hint={needsPicture ? words.damageHint : words.hint}
          maxLength={2000}
          value={reason}
          error={reason.trim() === '' ? wrong.reason : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        {needsPicture && (
          <ReviewImages
            files={files}
            error={fresh.length === 0 ? wrong.files : undefined}
            onAdd={add}
            onRemove={remove}
          />
        )}
        <FormActions>
          <Button type="submit" kind="main" full>
            {words.send}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
