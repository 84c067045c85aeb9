import type { DeskCategory } from '../../contract/calls/staff/categories.ts'
import { change, report } from '../ask.ts'
import { categoryName } from '../language/goods.ts'
import { MergeDialog } from '../page/MergeDialog.tsx'
import { text } from './texts.ts'

interface MergeCategoryProps {
  category: DeskCategory
  others: readonly DeskCategory[]
  onDone: () => void
  onClose: () => void
}

/** Moves all of a category into another one, for good. */
export const MergeCategory = ({ category, others, onDone, onClose }: MergeCategoryProps) => {
  const { id, slug, products } = category
  const name = categoryName(category).text
  const merge = async (into: number) => {
    const answer = await change('deskCategoryMerge', { params: { id: String(id) }, body: { into } })
    report(answer, text.merged(name), onClose, onDone)
  }
  return (
    <MergeDialog text={text} name={name} onMerge={merge} onClose={onClose}>
      {(field) => (
        <>
          <p>{text.mergeLead(products, slug)}</p>
          {field(others.map((other) => ({ id: other.id, ...categoryName(other) })))}
        </>
      )}
    </MergeDialog>
  )
}
