import type { ComponentProps } from 'react'
import { isCalled, readFacts, writeFacts, type OwnFact } from '../../contract/product/own-facts.ts'
import { SelectField, TextField } from '../../ui/form/Form.tsx'
import { factName, withEnglish } from '../language/goods.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './products.module.css'
import { text } from './texts.ts'

interface OwnFactFieldsProps {
  asked: readonly OwnFact[]
  /** What is typed of all of them, in the one line that is sent. */
  typed: string
  onType: (typed: string) => void
  /** What ties that line to the form that it stands in. */
  line: Omit<ComponentProps<'input'>, 'name' | 'type'> & { name: string; error?: string | undefined }
}

const said = (one: Parameters<typeof factName>[0]): string => withEnglish(factName(one), one.name)

/** What the operator asks for beside what every label says: a field for each, which together are one line. */
export const OwnFactFields = ({ asked, typed, onType, line }: OwnFactFieldsProps) => {
  const facts = readFacts(typed)
  const valueOf = (fact: OwnFact): string => facts.find(({ name }) => isCalled(fact, name))?.value ?? ''
  const set = (fact: OwnFact, value: string): void => {
    const isThere = facts.some(({ name }) => isCalled(fact, name))
    const others = facts.map((one) => (isCalled(fact, one.name) ? { ...one, value } : one))
    onType(writeFacts(isThere ? others : [...facts, { name: fact.name, value }]))
  }
  const isOther = facts.some(({ name }) => !asked.some((fact) => isCalled(fact, name)))
  if (asked.length === 0 && !isOther) return null
  const faultOf = ({ name }: OwnFact): string | undefined => (line.error?.includes(name) ? line.error : undefined)
  const isOfNone = line.error !== undefined && !isOther && asked.every((fact) => faultOf(fact) === undefined)
  return (
    <>
      <h3 className={styles.part}>{text.names.more_facts}</h3>
      {isOfNone && (
        <p className={layout.error} role="alert">
          {line.error}
        </p>
      )}
      {asked.map((fact) => {
        const tied = { name: line.name, label: said(fact), error: faultOf(fact) }
        if (fact.kind !== 'choice')
          return (
            <TextField
              key={fact.id}
              {...tied}
              autoComplete="off"
              maxLength={200}
              inputMode={fact.kind === 'number' ? 'decimal' : undefined}
              value={valueOf(fact)}
              onChange={({ target }) => set(fact, target.value)}
            />
          )
        const chosen = fact.values.find((value) => isCalled(value, valueOf(fact)))
        return (
          <SelectField
            key={fact.id}
            {...tied}
            value={chosen?.name ?? ''}
            onChange={({ target }) => set(fact, target.value)}
          >
            <option value="">{text.decide.nothing}</option>
            {fact.values
              .filter((value) => !value.paused || value === chosen)
              .map((value) => (
                <option key={value.id} value={value.name}>
                  {said(value)}
                </option>
              ))}
          </SelectField>
        )
      })}
      {/* What nobody is asked for any more, or was never called so, is mended where it stands. */}
      {isOther && <TextField {...line} label={text.names.more_facts} autoComplete="off" />}
    </>
  )
}
