import { useState } from 'react'
import type { DeskBrand } from '../../contract/calls/staff/brands.ts'
import { isFailure } from '../../client/api/call.ts'
import { toastError } from '../../ui/base/toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Choices, TextField } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import layout from '../../ui/base/layout.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { ask, change, report } from '../ask.ts'
import { text } from './texts.ts'

/** So many are offered; whoever misses one types more of its name. */
const OFFERED = '20'

interface MergeDialogProps {
  brand: DeskBrand
  onDone: () => void
  onClose: () => void
}

/** Moves all of a brand into another one, for good. */
export const MergeDialog = ({ brand: { id, name, slug, products }, onDone, onClose }: MergeDialogProps) => {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<DeskBrand[]>()
  const [into, setInto] = useState<number>()
  const [isAsked, setIsAsked] = useState(false)

  const find = async () => {
    const answer = await ask('deskBrands', { query: { q: typed, limit: OFFERED } })
    if (isFailure(answer)) return void toastError(answer)
    setInto(undefined)
    setFound(answer.data.filter((other) => other.id !== id))
  }
  const save = async () => {
    setIsAsked(true)
    if (into === undefined) return
    const answer = await change('deskBrandMerge', { params: { id: String(id) }, body: { into } })
    report(answer, text.merged(name), onClose, onDone)
  }
  return (
    <FormDialog title={text.mergeOf(name)} submit={text.merge} kind="danger" onSubmit={save} onClose={onClose}>
      <p>{text.mergeLead(products, slug)}</p>
      <TextField
        name="q"
        type="search"
        label={text.search}
        autoComplete="off"
        maxLength={100}
        value={typed}
        error={isAsked && into === undefined ? text.choose : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button icon="search" label={text.find} onClick={() => void find()} />
      <div aria-live="polite">
        {found?.length === 0 && <p>{text.noneFound}</p>}
        {found !== undefined && found.length > 0 && (
          <Choices legend={text.found}>
            {found.map((other) => (
              <RadioCard
                key={other.id}
                name="into"
                label={other.name}
                checked={into === other.id}
                onChange={() => setInto(other.id)}
              >
                <span className={layout.small}>
                  {text.products(other.products)}, {text.page(other.slug)}
                </span>
              </RadioCard>
            ))}
          </Choices>
        )}
      </div>
    </FormDialog>
  )
}
