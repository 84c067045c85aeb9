import type { DeskFact } from '../../contract/calls/staff/facts.ts'
import { change, report } from '../ask.ts'
import { factName } from '../language/goods.ts'
import { MergeDialog } from '../page/MergeDialog.tsx'
import { text } from './texts.ts'

interface MergeFactProps {
  fact: DeskFact
  others: readonly DeskFact[]
  onDone: () => void
  onClose: () => void
}

/** Lets all that tell a fact tell another one of its kind, for good. */
export const MergeFact = ({ fact, others, onDone, onClose }: MergeFactProps) => {
  const { id, kind, products } = fact
  const name = factName(fact).text
  const alike = others.filter((other) => other.kind === kind)
  const merge = async (into: number) => {
    const answer = await change('deskFactMerge', { params: { id: String(id) }, body: { into } })
    report(answer, text.merged(name), onClose, onDone)
  }
  return (
    <MergeDialog text={text} name={name} disabled={alike.length === 0} onMerge={merge} onClose={onClose}>
      {(field) => (
        <>
          <p>{alike.length === 0 ? text.noOther : text.mergeLead(products)}</p>
          {field(alike.map((other) => ({ id: other.id, ...factName(other) })))}
        </>
      )}
    </MergeDialog>
  )
}
