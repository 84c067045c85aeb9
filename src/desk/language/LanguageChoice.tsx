import { OWN_NAMES } from '../../contract/language-choice.ts'
import { language } from '../../texts/texts.ts'
import { SelectField } from '../../ui/form/Form.tsx'
import { text } from '../texts.ts'
import { chooseLanguage } from './choose-language.ts'
import { OFFERED } from './offered.ts'

/** Each by its own name; the page loads anew in the chosen one. */
export const LanguageChoice = ({ beforeLoad }: { beforeLoad?: () => void }) => (
  <SelectField
    label={text.language.label}
    name="language"
    value={language}
    onChange={({ target }) => {
      const chosen = OFFERED.find((code) => code === target.value)
      if (chosen !== undefined) void chooseLanguage(chosen, beforeLoad)
    }}
  >
    {OFFERED.map((code) => (
      <option key={code} value={code} lang={code}>
        {OWN_NAMES[code]}
      </option>
    ))}
  </SelectField>
)
