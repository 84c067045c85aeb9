import { pageText } from '../../texts/texts.ts'
import layout from '../../ui/base/layout.module.css'
import styles from './PlaceChoice.module.css'
import type { FilledPlace } from './places.ts'

interface PlaceChoiceProps {
  places: readonly FilledPlace[]
  onChoose: (index: number) => void
}

/** A PIN that means several places: the farmer says which by one tap, the shop never guesses. */
export const PlaceChoice = ({ places, onChoose }: PlaceChoiceProps) => {
  const words = pageText.checkout.address
  const inOneDistrict = places.every(({ district }) => district === places[0]?.district)
  const nameOf = ({ area, district }: FilledPlace) =>
    area === undefined ? district : inOneDistrict ? area : words.place(area, district)
  return (
    <fieldset>
      <legend className={layout.below2}>{words.which}</legend>
      <div className={styles.places}>
        {places.map((place, index) => (
          <label key={`${place.district} ${place.area}`} className={styles.place}>
            <input type="radio" name="place" value={index} onChange={() => onChoose(index)} />
            {nameOf(place)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
