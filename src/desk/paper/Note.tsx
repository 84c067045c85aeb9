import type { DeskLine, DeskShipment } from '../../contract/calls/staff/shipments.ts'
import { classes } from '../../ui/base/classes.ts'
import { dueOf, liveLines, PaperFacts, PaperHead, Ruled } from './parts.tsx'
import styles from './paper.module.css'
import { text } from './texts.ts'

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
          {text.licence(line.licence_kind)}: <Ruled>{line.licence}</Ruled>
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
