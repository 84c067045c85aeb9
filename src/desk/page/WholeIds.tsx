import styles from '../desk.module.css'

/** The number of an order, a parcel or a complaint. */
const ID = /\b([A-Z]{2}-?[\dA-Z]{8,10}(?:-\d+)?)\b/

/** Words of a heading in which no number is broken at its hyphen. */
export const WholeIds = ({ text }: { text: string }) =>
  text.split(ID).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  )
