import type { DeskLine, DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { classes } from '../../ui/base/classes.ts'
import { breakUpOf, dueOf, liveLines, PaperFacts, PaperHead, Ruled } from './parts.tsx'
import styles from './paper.module.css'
import { licenceKind } from '../shop/licence-texts.ts'
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

/** What goes with the goods. It has no number of its own, for it is no invoice. */
export const Note = ({ parcel }: { parcel: DeskShipment }) => (
  <article className={classes(styles.paper, styles.sheet)} aria-label={`${text.papers.note} ${parcel.id}`}>
    <PaperHead title={text.papers.note} parcel={parcel}>
      <p>{text.noInvoice}</p>
    </PaperHead>
    <PaperFacts parcel={parcel} />
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{text.pieces}</th>
          <th scope="col">{text.goods}</th>
          <th scope="col">{text.lot}</th>
          <th scope="col">{text.expiry}</th>
        </tr>
      </thead>
      <tbody>
        {liveLines(parcel).map((line) => (
          <NoteLine key={line.order_item_id} line={line} />
        ))}
      </tbody>
    </table>
    <p>{breakUpOf(parcel)}</p>
    <p className={styles.sum}>{dueOf(parcel)}</p>
    <p>{text.received}</p>
    <p className={styles.sign}>
      {text.date} <Ruled />
      {text.name} <Ruled />
    </p>
  </article>
)

const NoteLine = ({ line }: { line: DeskLine }) => (
  <tr>
    <td className={styles.count}>{text.number(line.quantity)}</td>
    <td>
      <b>{line.title}</b>
      <br />
      {line.variant_name}, {line.sku}
      {line.best_before !== null && (
        <>
          <br />
          {text.bestBefore(line.best_before)}
        </>
      )}
      {line.licence_kind !== null && (
        <>
          <br />
          {text.licence(licenceKind(line.licence_kind))}: <Ruled>{line.licence}</Ruled>
        </>
      )}
    </td>
    <td>
      <Ruled>{line.lot}</Ruled>
    </td>
    <td>
      <Ruled />
    </td>
  </tr>
)
