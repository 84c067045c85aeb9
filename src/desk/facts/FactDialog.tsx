import { useState } from 'react'
import type { DeskCategory } from '../../contract/calls/staff/categories.ts'
import { FACT_NAME_MAX, FactForm, type DeskFact } from '../../contract/calls/staff/facts.ts'
import { FACT_KINDS } from '../../contract/product/own-facts.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Choices, SelectField, TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import layout from '../../ui/base/layout.module.css'
import { FormDialog } from '../FormDialog.tsx'
import { categoryName, factName } from '../language/goods.ts'
import { NameFields } from '../page/NameFields.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

interface FactDialogProps {
  /** The one to change; absent for a new one. */
  fact?: DeskFact
  categories: readonly DeskCategory[]
  onDone: () => void
  onClose: () => void
}

const EMPTY: FactForm = { name: '', names: {}, kind: 'text', categories: [] }

/** Names a fact in eleven languages, and says what is written there and who is asked for it. */
export const FactDialog = ({ fact, categories, onDone, onClose }: FactDialogProps) => {
  const { field, submit } = useSchemaForm<FactForm, FactForm>(
    FactForm,
    fact === undefined ? EMPTY : { name: fact.name, names: fact.names, kind: fact.kind, categories: [] },
  )
  const [asked, setAsked] = useState<readonly number[]>(fact?.categories ?? [])
  const [isPaused, setPaused] = useState(fact?.paused ?? false)
  const save = async ({ kind, ...typed }: FactForm) => {
    const body = { ...typed, categories: [...asked] }
    if (fact === undefined)
      return report(await change('deskFactCreate', { body: { ...body, kind } }), text.made, onClose, onDone)
    const request = { params: { id: String(fact.id) }, body: { ...body, paused: isPaused } }
    return report(await change('deskFactSet', request), text.saved, onClose, onDone)
  }
  return (
    <FormDialog
      title={fact === undefined ? text.add : text.changeOf(factName(fact).text)}
      submit={text.save}
      onSubmit={submit(save)}
      onClose={onClose}
    >
      <TextField
        {...field('name')}
        label={text.name}
        hint={text.nameHint}
        autoComplete="off"
        maxLength={FACT_NAME_MAX}
      />
      {fact === undefined ? (
        <SelectField {...field('kind')} label={text.kind}>
          {FACT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text.kinds[kind]}
            </option>
          ))}
        </SelectField>
      ) : (
        <Checkbox
          name="paused"
          label={text.pause}
          checked={isPaused}
          onChange={(event) => setPaused(event.target.checked)}
        />
      )}
      <Choices legend={text.asked}>
        <p className={layout.small}>{text.askedHint}</p>
        {categories.map(({ id, ...category }) => (
          <Checkbox
            key={id}
            name="category"
            label={categoryName(category).text}
            checked={asked.includes(id)}
            onChange={({ target }) => setAsked(target.checked ? [...asked, id] : asked.filter((other) => other !== id))}
          />
        ))}
      </Choices>
      <NameFields legend={text.names} hint={text.namesHint} maxLength={FACT_NAME_MAX} field={field} />
    </FormDialog>
  )
}
