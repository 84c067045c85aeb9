import type { ComponentProps } from 'react'
import type { DeclaredLine, Declarations } from '../../contract/product/declarations.ts'
import layout from '../../ui/base/layout.module.css'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Choices, TextField } from '../../ui/form/Form.tsx'
import { RadioCard } from '../../ui/form/RadioCard.tsx'
import type { OwnFact } from '../../contract/product/own-facts.ts'
import { CropChoice } from './CropChoice.tsx'
import { OwnFactFields } from './OwnFactFields.tsx'
import styles from './products.module.css'
import { text } from './texts.ts'

type Control = Omit<ComponentProps<'input'>, 'name' | 'type'> & { name: string; error?: string | undefined }

interface DeclarationFieldsProps {
  /** The licence that goods of this kind want. */
  licenceKind: string | null
  /** What ties each field to the form that it stands in. */
  line: (name: DeclaredLine) => Control
  role: (value: Declarations['maker_role']) => Omit<Control, 'error'>
  tick: () => Omit<Control, 'error'>
  /** A crop is chosen beside those that are named. */
  onCrop: (name: string) => void
  /** What the operator asks for beside, and what is typed of it. */
  asked: readonly OwnFact[]
  more: string
  onMore: (typed: string) => void
}

/** What a label says, with help beside each field; what is asked depends on the kind of goods. */
export const DeclarationFields = (props: DeclarationFieldsProps) => {
  const { licenceKind, line, role, tick, onCrop, asked, more, onMore } = props
  const words = text.form
  const field = (name: DeclaredLine, hint?: string, type = 'text') => (
    <TextField {...line(name)} type={type} label={text.names[name]} hint={hint} autoComplete="off" />
  )
  return (
    <>
      <h3 className={styles.part}>{words.what}</h3>
      {field('generic_name', words.genericHint)}
      {field('origin', words.originHint)}
      {field('best_before', words.bestBeforeHint)}
      <h3 className={styles.part}>{words.who}</h3>
      {field('maker')}
      {field('maker_address')}
      <Choices legend={text.names.maker_role} beside>
        <RadioCard {...role('maker')} value="maker" label={words.maker} />
        <RadioCard {...role('packer')} value="packer" label={words.packer} />
      </Choices>
      {field('importer', words.importerHint)}
      {field('importer_address')}
      <h3 className={styles.part}>{words.care}</h3>
      <p className={layout.small}>{words.careHint}</p>
      {field('care_name')}
      {field('care_phone', undefined, 'tel')}
      {field('care_email', undefined, 'email')}
      {licenceKind !== null && (
        <>
          <h3 className={styles.part}>{words.field}</h3>
          {field('crops', words.cropsHint)}
          <CropChoice onCrop={onCrop} />
          {field('pests')}
          {field('dose')}
          {field('dose_per_pump')}
          {field('dose_to_calculate', words.calculateHint)}
          {field('waiting_days')}
        </>
      )}
      <OwnFactFields asked={asked} typed={more} onType={onMore} line={line('more_facts')} />
      {licenceKind === 'fertiliser' && <Checkbox {...tick()} label={words.collect} />}
    </>
  )
}
