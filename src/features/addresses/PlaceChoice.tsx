import { pageText } from '../../texts/page-texts.ts'
import { SelectField } from '../../ui/form/fields.tsx'
import type { FilledPlace } from './places.ts'

interface PlaceChoiceProps {
  places: readonly FilledPlace[]
  onChoose: (index: number) => void
}

/** A PIN that means several places: the farmer says which, the shop never guesses. */
export const PlaceChoice = ({ places, onChoose }: PlaceChoiceProps) => {
  const words = pageText.checkout.address
  const nameOf = ({ area, district }: FilledPlace) => (area === undefined ? district : words.place(area, district))
  return (
    <SelectField
      name="place"
      label={words.which}
      defaultValue=""
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      <option value="" disabled>
        {words.choose}
      </option>
      {places.map((place, index) => (
        <option key={`${place.district} ${place.area}`} value={index}>
          {nameOf(place)}
        </option>
      ))}
    </SelectField>
  )
}
