import { useAnswer } from '../../ui/base/useAnswer.ts'
import { SelectField } from '../../ui/form/Form.tsx'
import { ask } from '../ask.ts'
import { cropName, withEnglish } from '../language/goods.ts'
import { text } from './texts.ts'

/** A list as it is typed, with one more name. */
export const withCrop = (list: string, name: string): string => {
  const names = list.split(/[,;]/).flatMap((one) => one.trim() || [])
  return names.includes(name) ? list : [...names, name].join(', ')
}

/** The crops that the shop knows, to be chosen instead of typed; without network they are typed. */
export const CropChoice = ({ onCrop }: { onCrop: (name: string) => void }) => {
  const { answer } = useAnswer(() => ask('deskCropNames'))
  if (!answer?.status) return null
  return (
    <SelectField
      name="crop"
      label={text.form.addCrop}
      value=""
      onChange={({ target }) => target.value !== '' && onCrop(target.value)}
    >
      <option value="">{text.form.chooseCrop}</option>
      {answer.data.map((crop) => (
        <option key={crop.slug} value={crop.name}>
          {withEnglish(cropName(crop), crop.name)}
        </option>
      ))}
    </SelectField>
  )
}
