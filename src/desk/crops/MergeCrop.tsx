import type { DeskCrop } from '../../contract/calls/staff/crops.ts'
import { useAnswer } from '../../ui/base/useAnswer.ts'
import { ask, change, report } from '../ask.ts'
import { Answered } from '../list/Answered.tsx'
import { cropName } from '../language/goods.ts'
import { MergeDialog } from '../page/MergeDialog.tsx'
import { text } from './texts.ts'

interface MergeCropProps {
  crop: DeskCrop
  onDone: () => void
  onClose: () => void
}

/** Makes all that is for a crop be for another one, for good. */
export const MergeCrop = ({ crop, onDone, onClose }: MergeCropProps) => {
  const { id, slug, products } = crop
  const name = cropName(crop).text
  const asked = useAnswer(() => ask('deskCropNames'))
  const merge = async (into: number) => {
    const answer = await change('deskCropMerge', { params: { id: String(id) }, body: { into } })
    report(answer, text.merged(name), onClose, onDone)
  }
  return (
    <MergeDialog text={text} name={name} onMerge={merge} onClose={onClose}>
      {(field) => (
        <>
          <p>{text.mergeLead(products, slug)}</p>
          <Answered of={asked}>
            {(crops) =>
              field(crops.filter((other) => other.id !== id).map((other) => ({ id: other.id, ...cropName(other) })))
            }
          </Answered>
        </>
      )}
    </MergeDialog>
  )
}
