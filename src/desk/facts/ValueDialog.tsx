import { useState } from 'react'
import { FACT_NAME_MAX, ValueForm, type DeskFact } from '../../contract/calls/staff/facts.ts'
import type { ListedValue } from '../../contract/product/own-facts.ts'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { TextField } from '../../ui/form/Form.tsx'
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts'
import { FormDialog } from '../FormDialog.tsx'
import { factName } from '../language/goods.ts'
import { NameFields } from '../page/NameFields.tsx'
import { change, report } from '../ask.ts'
import { text } from './texts.ts'

interface ValueDialogProps {
  fact: DeskFact
  /** The one to change; absent for a new one. */
  value?: ListedValue
  onDone: () => void
  onClose: () => void
}

/** The form of one value is the first of those that are sent. */
const PLACE = /^values\.0\./

/** Names a value of a choice in eleven languages. */
export const ValueDialog = ({ fact, value, onDone, onClose }: ValueDialogProps) => {
  const { field, submit } = useSchemaForm<ValueForm, ValueForm>(ValueForm, {
    name: value?.name ?? '',
    names: value?.names ?? {},
  })
  const [isPaused, setPaused] = useState(value?.paused ?? false)
  const save = async (typed: ValueForm) => {
    const values = [{ ...typed, ...(value && { id: value.id }), paused: isPaused }]
    const request = { params: { id: String(fact.id) }, body: { values } }
    const refused = report(await change('deskFactSet', request), text.saved, onClose, onDone)
    if (refused?.fields === undefined) return refused
    const fields = Object.entries(refused.fields).map(([name, words]) => [name.replace(PLACE, ''), words] as const)
    return { fields: Object.fromEntries(fields) }
  }
  return (
    <FormDialog
      title={value === undefined ? text.valueOf(factName(fact).text) : text.changeOf(factName(value).text)}
      submit={text.save}
      onSubmit={submit(save)}
      onClose={onClose}
    >
      <TextField {...field('name')} label={text.name} autoComplete="off" maxLength={FACT_NAME_MAX} />
      {value !== undefined && (
        <Checkbox
          name="paused"
          label={text.pauseValue}
          checked={isPaused}
          onChange={(event) => setPaused(event.target.checked)}
        />
      )}
      <NameFields legend={text.names} hint={text.namesHint} maxLength={FACT_NAME_MAX} field={field} />
    </FormDialog>
  )
}
