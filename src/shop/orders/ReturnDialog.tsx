import { useRef } from 'react'
import * as v from 'valibot'
import { RETURN_PROBLEMS } from '../../contract/constants.ts'
import type { OrderItem } from '../../contract/entities.ts'
import { destinationEntries, returnEntries } from '../../contract/refund-destination.ts'
import { pageText, text } from '../../texts/texts.ts'
import { returnItem } from './orders.store.ts'
import { ReviewImages } from '../uploads/ReviewImages.tsx'
import { resizeImage } from '../../ui/upload/resize-image.ts'
import { useReviewFiles } from '../uploads/useReviewFiles.ts'
import { newUuid } from '../../client/api/uuid.ts'
import { formatMoment } from '../../texts/days.ts'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Choices, Form, Submit, TextArea } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { RefundWay } from './RefundWay.tsx'
import { chosenAlone, NO_WAY, WayForm } from './refund-way.ts'
import { withFeedback } from '../page/with-feedback.ts'

const windowOf = (end: string | null | undefined, needsPicture: boolean): string | undefined => {
  if (!end) return undefined
  const day = formatMoment(end)
  if (Date.parse(end) < Date.now()) return pageText.returns.over(day)
  return needsPicture ? pageText.returns.openWithPicture(day) : pageText.returns.open(day)
}

const NO_MEDIA: never[] = []

const Reasons = v.object(returnEntries)
/** What was paid over the provider goes back there, so that nobody is asked where. */
const Prepaid = v.intersect([Reasons, v.object({ way: v.picklist(['upi', 'bank']), ...destinationEntries })])
const Cash = v.intersect([Reasons, WayForm])

/** Asks why a delivered item goes back; what is damaged or wrong is shown in pictures. */
export const ReturnDialog = ({ item, onClose }: { item: OrderItem; onClose: () => void }) => {
  const isCash = item.payment_method === 'c'
  const empty = { problem: 'unwanted', reason: '', ...NO_WAY } as const
  const { form, field, submit } = useSchemaForm(isCash ? Cash : Prepaid, empty, chosenAlone)
  const { files, add, remove, fresh } = useReviewFiles(NO_MEDIA)
  const key = useRef(newUuid())
  const words = pageText.returns
  const needsPicture = form.watch('problem') !== 'unwanted'
  const isPictureMissing = needsPicture && fresh.length === 0

  const send = async ({ problem, reason, upi, account_no, ifsc }: v.InferOutput<typeof Cash>) => {
    if (isPictureMissing) return undefined
    const sent = new FormData()
    sent.set('problem', problem)
    sent.set('reason', reason)
    for (const [name, value] of Object.entries({ upi, account_no, ifsc }))
      if (value !== undefined) sent.set(name, value)
    if (needsPicture)
      for (const [place, file] of fresh.entries()) sent.set(`return_images[${place}]`, await resizeImage(file))
    const failure = await withFeedback(returnItem(item.order_item_id, sent, key.current), onClose)
    // A refusal is an answer; what is mended is another request.
    if (failure?.httpStatus !== undefined && failure.httpStatus < 500) key.current = newUuid()
    return failure
  }
  return (
    <Dialog title={words.title} onClose={onClose} side="bottom">
      <Form label={words.title} onSubmit={(event) => submit(send)(event)}>
        <Choices legend={words.why}>
          {RETURN_PROBLEMS.map((value) => (
            <RadioCard key={value} value={value} label={words.problems[value]} {...form.register('problem')}>
              {windowOf(value === 'unwanted' ? item.return_until : item.damage_until, value !== 'unwanted')}
            </RadioCard>
          ))}
        </Choices>
        <TextArea
          label={words.reason}
          hint={needsPicture ? words.damageHint : words.hint}
          maxLength={2000}
          {...field('reason')}
        />
        {isCash && <RefundWay way={form.watch('way')} field={field} />}
        {needsPicture && (
          <ReviewImages
            files={files}
            error={isPictureMissing && form.formState.isSubmitted ? text.messages.damagePicture : undefined}
            onAdd={add}
            onRemove={remove}
          />
        )}
        <Submit label={words.send} />
      </Form>
    </Dialog>
  )
}
