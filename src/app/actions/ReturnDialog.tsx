import { useRef, useState } from 'react'
import { RETURN_PROBLEMS } from '../../contract/constants.ts'
import type { OrderItem, ReturnProblem } from '../../contract/entities.ts'
import { messages } from '../../contract/messages.ts'
import { returnItem } from '../../features/orders/orders.store.ts'
import { ReviewImages } from '../../features/reviews/ReviewImages.tsx'
import { shrunk } from '../../features/reviews/shrink.ts'
import { useReviewFiles } from '../../features/reviews/useReviewFiles.ts'
import { mintId } from '../../offline/ids.ts'
import { formatMoment } from '../../texts/format.ts'
import { p } from '../../texts/pageTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Choices, Form, FormEnd } from '../../ui/form/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { told } from './told.ts'

interface ReturnDialogProps {
  item: OrderItem
  onClose: () => void
}

type Wrong = Partial<Record<'reason' | 'files', string>>

const windowOf = (end: string | null | undefined, needsPicture: boolean): string | undefined => {
  if (!end) return undefined
  const day = formatMoment(end)
  if (Date.parse(end) < Date.now()) return p.returns.over(day)
  return needsPicture ? p.returns.openWithPicture(day) : p.returns.open(day)
}

const NO_MEDIA: never[] = []

/** Asks why a delivered item goes back; what is damaged or wrong is shown in pictures. */
export const ReturnDialog = ({ item, onClose }: ReturnDialogProps) => {
  const [problem, setProblem] = useState<ReturnProblem>('unwanted')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const { files, add, remove, fresh } = useReviewFiles(NO_MEDIA)
  const key = useRef(mintId())
  const words = p.returns
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
      for (const [place, file] of fresh.entries()) form.set(`return_images[${place}]`, await shrunk(file))
    const failure = await told(returnItem(item.order_item_id, form, key.current), onClose)
    // A refusal is an answer; what is mended is another request.
    if (failure?.httpStatus !== undefined && failure.httpStatus < 500) key.current = mintId()
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
            <Choice
              key={value}
              name="problem"
              value={value}
              label={words.problems[value]}
              checked={problem === value}
              onChange={() => setProblem(value)}
            >
              {windowOf(value === 'unwanted' ? item.return_until : item.damage_until, value !== 'unwanted')}
            </Choice>
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
        <FormEnd>
          <Button type="submit" kind="main" full>
            {words.send}
          </Button>
        </FormEnd>
      </Form>
    </Dialog>
  )
}
