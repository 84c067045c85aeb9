import { OWN_NAMES } from '../../contract/language-choice.ts'
import { LOCAL_LANGUAGES, type LocalLanguage } from '../../contract/product/local.ts'
import { Choices, TextField } from '../../ui/form/Form.tsx'
import type { FieldProps } from '../../ui/form/useSchemaForm.ts'
import layout from '../../ui/base/layout.module.css'

interface NameFieldsProps {
  legend: string
  hint: string
  maxLength: number
  field: (name: `names.${LocalLanguage}`) => FieldProps
}

/** What something is called in the languages beside English, a field for each. */
export const NameFields = ({ legend, hint, maxLength, field }: NameFieldsProps) => (
  <Choices legend={legend}>
    <p className={layout.small}>{hint}</p>
    {LOCAL_LANGUAGES.map((code) => (
      <TextField
        key={code}
        {...field(`names.${code}`)}
        lang={code}
        label={<span lang={code}>{OWN_NAMES[code]}</span>}
        autoComplete="off"
        maxLength={maxLength}
      />
    ))}
  </Choices>
)
