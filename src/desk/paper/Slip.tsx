import type { DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { classes } from '../../ui/base/classes.ts'
import { dueOf, liveLines, PaperFacts, PaperHead, Ruled } from './parts.tsx'
import styles from './paper.module.css'
import { text } from './texts.ts'

/** What somebody packs by: a box to tick for every line. */
export const Slip = ({ parcel }: { parcel: DeskShipment }) => (
  <article className={classes(styles.paper, styles.sheet)} aria-label={`${text.papers.slip} ${parcel.id}`}>
    <PaperHead title={text.papers.slip} parcel={parcel} />
    <PaperFacts parcel={parcel} />
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">✓</th>
          <th scope="col">{text.pieces}</th>
          <th scope="col">{text.goods}</th>
          <th scope="col">{text.lot}</th>
        </tr>
      </thead>
      <tbody>
        {liveLines(parcel).map((line) => (
          <tr key={line.order_item_id}>
            <td>
              <span className={styles.box} role="img" aria-label={text.tick} />
            </td>
            <td className={styles.count}>{text.number(line.quantity)}</td>
            <td>
              <b>{line.title}</b>
              <br />
              {line.variant_name}, {line.sku}
            </td>
            <td>
              <Ruled>{line.lot}</Ruled>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.sum}>{dueOf(parcel)}</p>
    <p className={styles.sign}>
      {text.packedBy} <Ruled />
    </p>
  </article>
)
