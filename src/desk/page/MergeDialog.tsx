import { useState, type ReactNode } from 'react'
import type { Localized } from '../../texts/localized.ts'
import { SelectField } from '../../ui/form/Form.tsx'
import { FormDialog } from '../FormDialog.tsx'

type Named = Localized & { id: number }

interface MergeDialogProps {
  text: { mergeOf: (name: string) => string; merge: string; into: string; choose: string }
  /** What goes into another one. */
  name: string
  disabled?: boolean
  onMerge: (into: number) => Promise<void>
  onClose: () => void
  /** What is said first, and the field with those to choose from. */
  children: (field: (others: readonly Named[]) => ReactNode) => ReactNode
}

/** Asks into which other one something goes, for good. */
export const MergeDialog = ({ text, name, disabled, onMerge, onClose, children }: MergeDialogProps) => {
  const [into, setInto] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const save = async () => {
    setIsAsked(true)
    if (into !== '') await onMerge(Number(into))
  }
  const field = (others: readonly Named[]) => (
    <SelectField
      name="into"
      label={text.into}
      value={into}
      error={isAsked && into === '' ? text.choose : undefined}
      onChange={(event) => setInto(event.target.value)}
    >
      <option value="">{text.choose}</option>
      {others.map((other) => (
        <option key={other.id} value={other.id} lang={other.lang}>
          {other.text}
        </option>
      ))}
    </SelectField>
  )
  return (
    <FormDialog
      title={text.mergeOf(name)}
      submit={text.merge}
      kind="danger"
      disabled={disabled ?? false}
      onSubmit={save}
      onClose={onClose}
    >
      {children(field)}
    </FormDialog>
  )
}
